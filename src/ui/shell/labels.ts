import type { LinkOutcome } from '../../features/session/session';
import { counted, noun } from '../records/nouns';
import type { NoticeMessage } from '../../features/notices/notices';

const ABOUT_UNDO = [
  'deleted',
  'restored',
  'restoreFailed',
  'formClosed',
  'set',
  'setBack',
  'setBackFailed',
  'bulkFailed',
] as const;

/** What can be taken back, or was, or what of many could not be done. */
export type UndoMessage = Extract<NoticeMessage, { code: (typeof ABOUT_UNDO)[number] }>;

export const isAboutUndo = (message: NoticeMessage): message is UndoMessage =>
  ABOUT_UNDO.some((code) => code === message.code);

/** What the specification says of a project that came of an approval. */
export const createdText = (project: string): string =>
  `Projeto "${project}" criado automaticamente!`;

const answered = { approved: 'aprovado', rejected: 'rejeitado' } as const;

const NO_PASSWORD_HERE = {
  recovery: 'A senha continua a mesma: quem cuida do projeto pode trocá-la.',
  invite: 'A conta ainda não tem senha: quem cuida do projeto pode criar uma.',
  confirmation: '',
};

/** The app sets no password, whatever a link was sent for. */
function linkText(outcome: LinkOutcome): string {
  switch (outcome.end) {
    case 'entered':
      return `Você entrou pelo link. ${NO_PASSWORD_HERE[outcome.purpose]}`;
    case 'unused':
      return `O link não foi usado: você já estava na sua conta. ${NO_PASSWORD_HERE[outcome.purpose]}`;
    case 'spent':
      return 'O link do e-mail já foi usado ou venceu. Você continua na sua conta.';
    case 'refused':
      return 'O link do e-mail não pôde ser usado. Você continua na sua conta.';
  }
}

export function noticeText(
  message: Exclude<
    NoticeMessage,
    {
      code: 'projectsMissing' | 'deleted' | 'restored' | 'partReceived' | 'set' | 'bulkFailed';
    }
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
    case 'answerRegistered':
      return `Orçamento nº ${message.number ?? ''} ${answered[message.decision]}: resposta registrada.`;
    case 'accountSwitched':
      return `Em outra aba entrou a conta ${message.email}, e esta passou para ela.${message.kept ? ' O que você digitava na outra conta está guardado até que ela volte.' : ''}`;
    case 'linkEnded':
      return linkText(message.outcome);
    case 'myDataSaved':
      return 'Seus dados foram salvos.';
    case 'myDataFailed':
      return 'Erro ao salvar seus dados. Tente novamente.';
    case 'meiReportFailed':
      return 'Erro ao salvar o relatório mensal. Tente novamente.';
    case 'projectCreated':
      return createdText(message.name);
    case 'approvedBefore':
      return message.count === 1
        ? 'Este orçamento já estava aprovado, por outra janela ou outro aparelho. Nenhum outro projeto foi criado.'
        : `${counted(message.count, 'quotes')} já estavam aprovados, por outra janela ou outro aparelho. Nenhum outro projeto foi criado para eles.`;
    case 'setBack':
      return `${counted(message.count, message.entity)} como antes.`;
    case 'setBackFailed':
    case 'restoreFailed':
      return 'Não foi possível desfazer. Tente novamente.';
    case 'formClosed':
      return `Formulário de ${noun[message.modal.entity]} fechado sem salvar.`;
  }
}
