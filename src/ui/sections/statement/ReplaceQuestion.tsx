import { statementActions } from '../../../features/business/statement/statementSlice';
import { useAppDispatch } from '../../../store/hooks';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog';

/** Asks whether another file should replace one for which the user has made choices. */
export default function ReplaceQuestion({
  onAnswered,
}: {
  onAnswered: (replaces: boolean) => void;
}) {
  const dispatch = useAppDispatch();
  return (
    <ConfirmDialog
      question="Trocar de arquivo?"
      detail="O que você marcou e ainda não confirmou se perde."
      confirmLabel="Trocar arquivo"
      cancelLabel="Continuar conferindo"
      onConfirm={() => {
        dispatch(statementActions.replaceConfirmed());
        onAnswered(true);
      }}
      onCancel={() => {
        dispatch(statementActions.replaceCancelled());
        onAnswered(false);
      }}
    />
  );
}
