import type { Modal } from '../../features/forms/modal';
import { lazyChunk } from '../chunks/lazyChunk';
import QuoteModal, { type AddedDialogs } from '../quotes/QuoteModal';

/** The dialogs of a quote. Each is a chunk that is loaded when the dialog is first opened. */
const views: AddedDialogs = {
  document: lazyChunk(() => import(/* webpackChunkName: "quote-document" */ './QuoteDocumentView')),
  send: lazyChunk(() => import(/* webpackChunkName: "quote-send" */ './SendQuote')),
  // This chunk includes the code for hashing.
  answer: lazyChunk(
    () => import(/* webpackChunkName: "quote-answer" */ '../quoteAnswer/RegisterAnswer'),
  ),
};

/** The modals of a quote: its form, its view, its document, and the dialogs for sending and answering it. */
export default function QuoteModals({ modal }: { modal: Modal<'quotes'> }) {
  return <QuoteModal modal={modal} views={views} />;
}
