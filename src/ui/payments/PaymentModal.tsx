import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import type { Modal } from '../../features/workspace/workspace';
import { useAppSelector } from '../../store/hooks';
import { RecordModal } from '../records/RecordModal';
import { PixDialog } from './charging/chunks';
import { PaymentForm } from './PaymentForm';

/** 'Novo Pagamento', 'Editar Pagamento', and what is done with one of its parts. */
export default function PaymentModal({ modal }: { modal: Modal<'payments'> }) {
  const payment = useAppSelector((root) => paymentsSelectors.selectById(root, modal.id));
  const title = modal.mode === 'pix' ? 'Receber por Pix' : 'Editar Pagamento';
  return (
    <RecordModal modal={modal} title={title} record={payment}>
      {(known) =>
        known && modal.mode === 'pix' ? (
          <PixDialog payment={known} modal={modal} />
        ) : (
          <PaymentForm modal={modal} payment={known} />
        )
      }
    </RecordModal>
  );
}
