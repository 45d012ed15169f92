import { expensesSelectors } from '../../features/expenses/expensesSlice';
import type { Modal } from '../../features/forms/modal';
import { useAppSelector } from '../../store/hooks';
import { RecordModal } from '../records/RecordModal';
import { ExpenseForm } from './ExpenseForm';

/** 'Novo Gasto' and 'Editar Gasto'. */
export default function ExpenseModal({ modal }: { modal: Modal<'expenses'> }) {
  const expense = useAppSelector((root) => expensesSelectors.selectById(root, modal.id));
  return (
    <RecordModal modal={modal} title="Editar Gasto" record={expense}>
      {(known) => <ExpenseForm modal={modal} expense={known} />}
    </RecordModal>
  );
}
