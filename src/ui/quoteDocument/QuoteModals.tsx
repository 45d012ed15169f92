import type { Modal } from '../../features/forms/modal';
import { lazyChunk } from '../chunks/lazyChunk';
import QuoteModal, { type AddedDialogs } from '../quotes/QuoteModal';

/** A quote's dialogs, each loaded at its first use. */
const views: AddedDialogs = {
  document: lazyChunk(() => import(/* webpackChunkName: "quote-document" */ './QuoteDocumentView')),
  send: lazyChunk(() => import(/* webpackChunkName: "quote-send" */ './SendQuote')),
  // It includes the code for hashing.
  answer: lazyChunk(
    () => import(/* webpackChunkName: "quote-answer" */ '../quoteAnswer/RegisterAnswer'),
  ),
};

/** A quote's form and view, its document, and the dialogs for sending and answering it. */
export default function QuoteModals({ modal }: { modal: Modal<'quotes'> }) {
  return <QuoteModal modal={modal} views={views} />;
}
