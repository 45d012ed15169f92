import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import type { Modal } from '../../features/workspace/workspace';
import { useAppSelector } from '../../store/hooks';
import { RecordModal } from '../records/RecordModal';
import { ChargeDialog, PixDialog, ReceiptDialog } from './charging/chunks';
import { PaymentForm } from './PaymentForm';

const title: Record<Modal<'payments'>['mode'], string> = {
  create: 'Novo Pagamento',
  edit: 'Editar Pagamento',
  view: 'Editar Pagamento',
  pix: 'Receber por Pix',
  charge: 'Cobrar',
  receipt: 'Recibo',
};

/** 'Novo Pagamento', 'Editar Pagamento', and what is done with one of its parts. */
export default function PaymentModal({ modal }: { modal: Modal<'payments'> }) {
  const payment = useAppSelector((root) => paymentsSelectors.selectById(root, modal.id));
  const { mode } = modal;
  return (
    <RecordModal modal={modal} title={title[mode]} record={payment}>
      {(known) =>
        known && mode === 'pix' ? (
          <PixDialog payment={known} modal={modal} />
        ) : known && mode === 'charge' ? (
          <ChargeDialog payment={known} modal={modal} />
        ) : known && mode === 'receipt' ? (
          <ReceiptDialog payment={known} modal={modal} />
        ) : (
          <PaymentForm modal={modal} payment={known} />
        )
      }
    </RecordModal>
  );
}
