import { bulkActions } from '../../features/app/entities/bulk';
import { selectIsSigningOut, sessionActions } from '../../features/app/session/sessionSlice';
import { entityActions } from '../../features/app/entities/entities';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import type { Confirmation } from '../../features/app/forms/forms';
import { formsActions, selectConfirmation } from '../../features/app/forms/formsSlice';
import { selectUnstoredLineCount } from '../../features/business/statement/unstoredLines';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ConfirmDialog } from '../kit/dialog/ConfirmDialog';
import { inGenderOf, countText, nounOfOne } from '../records/nouns';
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
    case 'discard':
    case 'leave':
      return 'Descartar o que foi digitado?';
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

const confirmLabel: Record<Confirmation['kind'], string> = {
  delete: 'Excluir',
  deleteMany: 'Excluir',
  discard: 'Descartar',
  leave: 'Descartar',
  signOut: 'Sair',
  enter: 'Entrar',
};

/** The intent that a confirmation dispatches when the user agrees. */
function confirmed(confirmation: Confirmation) {
  switch (confirmation.kind) {
    case 'delete':
      return entityActions[confirmation.entity].deleteRequested({ id: confirmation.id });
    case 'deleteMany': {
      const { entity, ids } = confirmation;
      return bulkActions.requested({ entity, ids, change: { kind: 'delete' } });
    }
    case 'discard':
      return workspaceActions.modalClosed();
    case 'leave':
      return workspaceActions.myDataLeft({ section: confirmation.section });
    case 'signOut':
      return sessionActions.signOutRequested();
    case 'enter':
      return sessionActions.linkAccepted();
  }
}

/** The dialog of the open confirmation. */
export default function ConfirmationQuestion() {
  const confirmation = useAppSelector(selectConfirmation);
  const isSigningOut = useAppSelector(selectIsSigningOut);
  const detail = useAppSelector((root) => {
    if (confirmation?.kind === 'signOut') return unstoredText(selectUnstoredLineCount(root));
    return confirmation?.kind === 'delete'
      ? deletionText(root, confirmation.entity, confirmation.id)
      : '';
  });
  const dispatch = useAppDispatch();
  if (!confirmation) return null;
  const cancel = () => dispatch(formsActions.confirmationCancelled());
  return (
    <ConfirmDialog
      question={questionText(confirmation)}
      detail={detail}
      confirmLabel={confirmLabel[confirmation.kind]}
      {...((confirmation.kind === 'discard' || confirmation.kind === 'leave') && {
        cancelLabel: 'Continuar editando',
      })}
      tone={confirmation.kind.startsWith('delete') ? 'danger' : 'plain'}
      pending={confirmation.kind === 'signOut' && isSigningOut}
      onConfirm={() => dispatch(confirmed(confirmation))}
      onCancel={cancel}
    />
  );
}
