import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import type { Modal } from '../../features/workspace/workspace';
import { useAppSelector } from '../../store/hooks';
import { RecordModal } from '../records/RecordModal';
import { ChargeDialog, PixDialog } from './charging/chunks';
import { PaymentForm } from './PaymentForm';

/** 'Novo Pagamento', 'Editar Pagamento', and what is done with one of its parts. */
export default function PaymentModal({ modal }: { modal: Modal<'payments'> }) {
  const payment = useAppSelector((root) => paymentsSelectors.selectById(root, modal.id));
  const { mode } = modal;
  const title =
    mode === 'pix' ? 'Receber por Pix' : mode === 'charge' ? 'Cobrar' : 'Editar Pagamento';
  return (
    <RecordModal modal={modal} title={title} record={payment}>
      {(known) =>
        known && mode === 'pix' ? (
          <PixDialog payment={known} modal={modal} />
        ) : known && mode === 'charge' ? (
          <ChargeDialog payment={known} modal={modal} />
        ) : (
          <PaymentForm modal={modal} payment={known} />
        )
      }
    </RecordModal>
  );
}
