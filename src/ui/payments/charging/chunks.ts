import type { Payment } from '../../../features/payments/payment';
import type { PartModal } from '../../../features/forms/modal';
import { lazyChunk } from '../../chunks/lazyChunk';

interface Props {
  payment: Payment;
  modal: PartModal;
}

/** The dialogs about a part of a payment. Each is loaded when it is first opened. */
export const PixDialog = lazyChunk<Props>(
  () => import(/* webpackChunkName: "pix" */ './PixDialog'),
);

export const ChargeDialog = lazyChunk<Props>(
  () => import(/* webpackChunkName: "charge" */ './ChargeDialog'),
);

export const ReceiptDialog = lazyChunk<Props>(
  () => import(/* webpackChunkName: "receipt" */ './ReceiptDialog'),
);
