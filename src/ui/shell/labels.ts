import type { Confirmation, NoticeMessage, Section } from '../../features/workspace/workspace';
import { listTitle, noun } from '../records/nouns';

/** The sections as the sidebar and the top bar name them. */
export const sectionLabel: Record<Section, string> = {
  dashboard: 'Dashboard',
  ...listTitle,
  year: 'O ano',
  myData: 'Meus dados',
};

/** What can be taken back, or was. */
export type UndoMessage = Extract<
  NoticeMessage,
  { code: 'deleted' | 'restored' | 'restoreFailed' | 'formClosed' | 'partReceived' }
>;

export function noticeText(
  message: Exclude<
    NoticeMessage,
    { code: 'projectsMissing' | 'deleted' | 'restored' | 'partReceived' }
  >,
): string {
  switch (message.code) {
    case 'saveFailed':
      return `Erro ao salvar ${noun[message.entity]}. Tente novamente.`;
    case 'deleteFailed':
      return `Erro ao deletar ${noun[message.entity]}. Tente novamente.`;
    case 'stageFailed':
      return 'Erro ao atualizar etapa. Tente novamente.';
    case 'deliveredFailed':
      return 'Erro ao atualizar entrega. Tente novamente.';
    case 'paidFailed':
      return 'Erro ao atualizar pagamento. Tente novamente.';
    case 'myDataSaved':
      return 'Seus dados foram salvos.';
    case 'myDataFailed':
      return 'Erro ao salvar seus dados. Tente novamente.';
    case 'projectCreated':
      return `Projeto "${message.name}" criado automaticamente!`;
    case 'restoreFailed':
      return 'Não foi possível desfazer. Tente novamente.';
    case 'formClosed':
      return `Formulário de ${noun[message.modal.entity]} fechado sem salvar.`;
  }
}

export function questionText(confirmation: Confirmation): string {
  switch (confirmation.kind) {
    case 'delete':
      return `Tem certeza que deseja excluir este ${noun[confirmation.entity]}?`;
    case 'discard':
    case 'leave':
      return 'Descartar o que foi digitado?';
    case 'enter':
      return `Entrar como ${confirmation.email}?`;
    case 'signOut':
      return 'Tem certeza que deseja sair?';
  }
}
