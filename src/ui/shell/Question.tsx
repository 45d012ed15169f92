import { bulkActions } from '../../features/app/entities/bulk';
import { selectIsSigningOut, sessionActions } from '../../features/app/session/sessionSlice';
import { entityActions } from '../../features/app/entities/entities';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import type { Confirmation } from '../../features/app/forms/forms';
import { formsActions, selectConfirmation } from '../../features/app/forms/formsSlice';
import { replaceConfirmed } from '../../features/business/statement/statementLinesSlice';
import { selectUnstoredLineCount } from '../../features/business/statement/unstoredLines';
import {
  selectSpreadsheetStep,
  isSettled,
} from '../../features/business/spreadsheet/spreadsheetSlice';
import type { ProjectStatus } from '../../features/business/projects/project';
import { projectsActions, projectsSelectors } from '../../features/business/projects/projectsSlice';
import { useAppSelector, useAppStore, type RootState } from '../../store/hooks';
import { ConfirmDialog } from '../kit/dialog/ConfirmDialog';
import { useToday } from '../kit/hooks/useToday';
import { formatCount } from '../kit/text/format';
import { inGenderOf, countText, nounOfOne } from '../records/nouns';
import { goesOnText } from '../sections/series/seriesTexts';
import { deletionText } from './recordName';

function questionText(confirmation: Confirmation): string {
  switch (confirmation.kind) {
    case 'delete':
      return `Tem certeza que deseja excluir ${inGenderOf(confirmation.entity, 'este', 'esta')} ${nounOfOne[confirmation.entity]}?`;
    case 'deleteMany': {
      const { ids, entity } = confirmation;
      const recordText =
        ids.length === 1
          ? `${inGenderOf(entity, 'este', 'esta')} ${nounOfOne[entity]}`
          : `${inGenderOf(entity, 'estes', 'estas')} ${countText(ids.length, entity)}`;
      return `Tem certeza que deseja excluir ${recordText}?`;
    }
    case 'startProject':
      return 'Iniciar o projeto e continuar?';
    case 'completeProject':
      return confirmation.openStages === 1
        ? 'Concluir o projeto com 1 etapa em aberto?'
        : `Concluir o projeto com ${formatCount(confirmation.openStages)} etapas em aberto?`;
    case 'discard':
    case 'leave':
      return 'Descartar o que foi digitado?';
    case 'replaceFile':
      return 'Trocar de arquivo?';
    case 'enter':
      return `Entrar como ${confirmation.email}?`;
    case 'signOut':
      return 'Tem certeza que deseja sair?';
  }
}

/** Says how many lines of a statement a sign-out would leave out; '' if none are being stored. */
function unstoredText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 lançamento do extrato ainda não foi gravado.'
    : `${String(count)} lançamentos do extrato ainda não foram gravados.`;
}

/** Says what a sign-out would leave, one sentence for each thing; '' if nothing. */
const unfinishedText = (root: RootState): string =>
  [
    unstoredText(selectUnstoredLineCount(root)),
    isSettled(selectSpreadsheetStep(root))
      ? ''
      : 'A planilha ainda está em andamento: ficaria só uma parte dela.',
  ]
    .filter((text) => text !== '')
    .join(' ');

const cancelLabel: Partial<Record<Confirmation['kind'], string>> = {
  discard: 'Continuar editando',
  leave: 'Continuar editando',
  replaceFile: 'Continuar conferindo',
};

const confirmLabel: Record<Confirmation['kind'], string> = {
  delete: 'Excluir',
  deleteMany: 'Excluir',
  startProject: 'Iniciar e continuar',
  completeProject: 'Concluir',
  discard: 'Descartar',
  leave: 'Descartar',
  replaceFile: 'Trocar arquivo',
  signOut: 'Sair',
  enter: 'Entrar',
};

/** The intent to change the status of a project; that of closing the question where the project is gone. */
function statusIntent(root: RootState, id: string, status: ProjectStatus) {
  const project = projectsSelectors.selectStored(root, id);
  if (!project) return formsActions.confirmationCancelled();
  const baseline = { shown: project, stored: project };
  return projectsActions.updateRequested({ id, changes: { status }, baseline });
}

/** The intent that a confirmation dispatches when the user agrees. */
function confirmed(root: RootState, confirmation: Confirmation) {
  switch (confirmation.kind) {
    case 'delete':
      return entityActions[confirmation.entity].deleteRequested({ id: confirmation.id });
    case 'deleteMany': {
      const { entity, ids } = confirmation;
      return bulkActions.requested({ entity, ids, change: { kind: 'delete' } });
    }
    case 'startProject':
      return statusIntent(root, confirmation.id, 'in-progress');
    case 'completeProject':
      return statusIntent(root, confirmation.id, 'completed');
    case 'discard':
      return workspaceActions.modalClosed();
    case 'leave':
      return workspaceActions.myDataLeft({ section: confirmation.section });
    case 'replaceFile':
      return replaceConfirmed();
    case 'signOut':
      return sessionActions.signOutRequested();
    case 'enter':
      return sessionActions.linkAccepted();
  }
}

/** The dialog of the open confirmation. */
export default function ConfirmationQuestion() {
  const confirmation = useAppSelector(selectConfirmation);
  const today = useToday();
  const isSigningOut = useAppSelector(selectIsSigningOut);
  const detail = useAppSelector((root) => {
    if (confirmation?.kind === 'signOut') return unfinishedText(root);
    if (confirmation?.kind === 'startProject')
      return 'Só projetos em andamento ou concluídos recebem pagamentos.';
    if (confirmation?.kind === 'deleteMany') return goesOnText(root, confirmation.ids, today);
    if (confirmation?.kind === 'replaceFile')
      return 'O que você marcou e ainda não confirmou se perde.';
    if (confirmation?.kind !== 'delete') return '';
    const { entity, id } = confirmation;
    const goesOn = goesOnText(root, [id], today);
    return [deletionText(root, entity, id), goesOn].filter((text) => text !== '').join('. ');
  });
  const store = useAppStore();
  const { dispatch } = store;
  if (!confirmation) return null;
  const cancel = () => dispatch(formsActions.confirmationCancelled());
  return (
    <ConfirmDialog
      question={questionText(confirmation)}
      detail={detail}
      confirmLabel={confirmLabel[confirmation.kind]}
      cancelLabel={cancelLabel[confirmation.kind] ?? 'Cancelar'}
      tone={confirmation.kind.startsWith('delete') ? 'danger' : 'plain'}
      pending={confirmation.kind === 'signOut' && isSigningOut}
      onConfirm={() => dispatch(confirmed(store.getState(), confirmation))}
      onCancel={cancel}
    />
  );
}
