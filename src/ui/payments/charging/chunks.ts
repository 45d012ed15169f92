import type { Payment } from '../../../features/payments/payment';
import type { Modal } from '../../../features/workspace/workspace';
import { lazyChunk } from '../../lazyChunk';

interface Props {
  payment: Payment;
  modal: Modal;
}

/** 'Receber por Pix': loaded when it is first asked for. */
export const PixDialog = lazyChunk<Props>(
  () => import(/* webpackChunkName: "pix" */ './PixDialog'),
);
