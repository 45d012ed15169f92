import type { Modal } from '../../features/forms/modal';
import { lazyChunk } from '../chunks/lazyChunk';
import QuoteModal, { type OwnViews } from '../quotes/QuoteModal';

/** What is made of a quote, each loaded when it is first asked for. */
const views: OwnViews = {
  document: lazyChunk(() => import(/* webpackChunkName: "quote-document" */ './QuoteDocumentView')),
  send: lazyChunk(() => import(/* webpackChunkName: "quote-send" */ './SendQuote')),
  // With the hashing that it needs.
  answer: lazyChunk(
    () => import(/* webpackChunkName: "quote-answer" */ '../quoteAnswer/RegisterAnswer'),
  ),
};

/** A quote's form and view, its document, how it is sent and how it is answered. */
export default function QuoteModals({ modal }: { modal: Modal<'quotes'> }) {
  return <QuoteModal modal={modal} views={views} />;
}
