import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import { isForm, type Modal, type PartModal } from '../../../features/app/forms/modal';
import { formsActions, selectConfirmation } from '../../../features/app/forms/formsSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { fullLineOnPhones, ViewModal } from '../../kit/dialog/ViewModal';
import { Button } from '../../kit/form/Button';
import { modalTitle, RecordModal } from '../../records/RecordModal';
import { PaymentForm } from './PaymentForm';
import { PaymentView } from './PaymentView';
import type { Payment } from '../../../features/business/payments/payment';
import { lazyChunk } from '../../kit/chunks/lazyChunk';

interface Props {
  payment: Payment;
  modal: PartModal;
}

/**
 * The dialogs about a part of a payment, each a chunk that is loaded when the dialog is first opened. The titles are those
 * while the payment is not there.
 */
const partDialogs = {
  pix: {
    title: 'Receber por Pix',
    Dialog: lazyChunk<Props>(() => import(/* webpackChunkName: "pix" */ './charging/PixDialog')),
  },
  charge: {
    title: 'Cobrar',
    Dialog: lazyChunk<Props>(
      () => import(/* webpackChunkName: "charge" */ './charging/ChargeDialog'),
    ),
  },
  receipt: {
    title: 'Recibo',
    Dialog: lazyChunk<Props>(
      () => import(/* webpackChunkName: "receipt" */ './charging/ReceiptDialog'),
    ),
  },
  amount: {
    title: 'Recebi outro valor',
    Dialog: lazyChunk<Props>(
      () => import(/* webpackChunkName: "other-amount" */ './OtherAmountDialog'),
    ),
  },
};

/** The buttons below an open payment. A form that they open returns to this view. */
function ViewActions({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Button
        variant="outline"
        icon="trash"
        // It never lies where the form before this view had its main button, on the right.
        order={-1}
        marginRight={{ md: 'auto' }}
        onClick={() =>
          dispatch(workspaceActions.confirmationAsked({ kind: 'delete', entity: 'payments', id }))
        }
      >
        Excluir
      </Button>
      <Button
        variant="outline"
        icon="pencil"
        name="edit"
        {...fullLineOnPhones}
        order={{ base: -2, md: 0 }}
        onClick={() => dispatch(formsActions.formOpenedAbove('payments', 'edit', id))}
      >
        Editar
      </Button>
    </>
  );
}

/** 'Visualizar Pagamento', 'Novo Pagamento' and 'Editar Pagamento', and the dialogs about a part of a payment. */
export default function PaymentModal({ modal }: { modal: Modal<'payments'> }) {
  const payment = useAppSelector((root) => paymentsSelectors.selectById(root, modal.id));
  const dispatch = useAppDispatch();
  const isAsking = useAppSelector((root) => selectConfirmation(root) !== null);
  const part = isForm(modal) || modal.mode === 'view' ? null : modal;
  const title = part ? partDialogs[part.mode].title : modalTitle(modal);
  const PartDialog = part && partDialogs[part.mode].Dialog;
  return (
    <RecordModal modal={modal} title={title} record={payment}>
      {(known) =>
        isForm(modal) ? (
          <PaymentForm modal={modal} payment={known} />
        ) : known && part && PartDialog ? (
          <PartDialog payment={known} modal={part} />
        ) : known && modal.mode === 'view' ? (
          <ViewModal
            title={title}
            size="cover"
            startAt={modal.opener}
            // Esc may be pressed before the question above has the focus. It then answers the question.
            onClose={() =>
              dispatch(
                isAsking ? formsActions.confirmationCancelled() : workspaceActions.modalClosed(),
              )
            }
            action={<ViewActions id={known.id} />}
          >
            <PaymentView payment={known} />
          </ViewModal>
        ) : null
      }
    </RecordModal>
  );
}
