import { expensesSelectors } from '../../features/expenses/expensesSlice';
import type { Modal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { GoneModal } from '../kit/GoneModal';
import { ExpenseForm } from './ExpenseForm';

/** 'Novo Gasto' and 'Editar Gasto'. */
export default function ExpenseModal({ modal }: { modal: Modal }) {
  const dispatch = useAppDispatch();
  const expense = useAppSelector((root) => expensesSelectors.selectById(root, modal.id));
  const isLoaded = useAppSelector(expensesSelectors.selectIsLoaded);
  if (modal.mode === 'create') return <ExpenseForm modal={modal} expense={null} />;
  if (expense) return <ExpenseForm modal={modal} expense={expense} />;
  // A draft that a lost session left behind waits for the row it belongs to.
  if (!isLoaded) return null;
  return (
    <GoneModal
      title="Editar Gasto"
      text="Este gasto não existe mais."
      onClose={() => {
        dispatch(workspaceActions.modalClosed());
      }}
    />
  );
}
