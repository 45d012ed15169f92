import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import type { Modal } from '../../features/workspace/workspace';
import { useAppSelector } from '../../store/hooks';
import { RecordModal } from '../records/RecordModal';
import { PaymentForm } from './PaymentForm';

/** 'Novo Pagamento' and 'Editar Pagamento'. */
export default function PaymentModal({ modal }: { modal: Modal<'payments'> }) {
  const payment = useAppSelector((root) => paymentsSelectors.selectById(root, modal.id));
  return (
    <RecordModal modal={modal} title="Editar Pagamento" record={payment}>
      {(known) => <PaymentForm modal={modal} payment={known} />}
    </RecordModal>
  );
}
