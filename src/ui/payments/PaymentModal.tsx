import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { isForm, type Modal } from '../../features/forms/modal';
import { useAppSelector } from '../../store/hooks';
import { RecordModal } from '../records/RecordModal';
import { ChargeDialog, PixDialog, ReceiptDialog } from './charging/chunks';
import { PaymentForm } from './PaymentForm';

const title: Record<Modal<'payments'>['mode'], string> = {
  create: 'Novo Pagamento',
  edit: 'Editar Pagamento',
  pix: 'Receber por Pix',
  charge: 'Cobrar',
  receipt: 'Recibo',
};

/** 'Novo Pagamento', 'Editar Pagamento', and what is done with one of its parts. */
export default function PaymentModal({ modal }: { modal: Modal<'payments'> }) {
  const payment = useAppSelector((root) => paymentsSelectors.selectById(root, modal.id));
  return (
    <RecordModal modal={modal} title={title[modal.mode]} record={payment}>
      {(known) =>
        isForm(modal) ? (
          <PaymentForm modal={modal} payment={known} />
        ) : known && modal.mode === 'pix' ? (
          <PixDialog payment={known} modal={modal} />
        ) : known && modal.mode === 'charge' ? (
          <ChargeDialog payment={known} modal={modal} />
        ) : known && modal.mode === 'receipt' ? (
          <ReceiptDialog payment={known} modal={modal} />
        ) : null
      }
    </RecordModal>
  );
}
