import type { Modal } from '../../../features/app/forms/modal';
import { lazyChunk } from '../../kit/chunks/lazyChunk';
import QuoteModal, { type AddedDialogs } from './QuoteModal';

/** The dialogs of a quote. Each is a chunk that is loaded when the dialog is first opened. */
const views: AddedDialogs = {
  document: lazyChunk(
    () =>
      import(/* webpackChunkName: "quote-document" */ '../../documents/quote/QuoteDocumentView'),
  ),
  send: lazyChunk(
    () => import(/* webpackChunkName: "quote-send" */ '../../documents/quote/SendQuote'),
  ),
  // This chunk includes the code for hashing.
  answer: lazyChunk(
    () => import(/* webpackChunkName: "quote-answer" */ '../../documents/answer/RegisterAnswer'),
  ),
};

/** The modals of a quote: its form, its view, its document, and the dialogs for sending and answering it. */
export default function QuoteModals({ modal }: { modal: Modal<'quotes'> }) {
  return <QuoteModal modal={modal} views={views} />;
}
