import type { Modal } from '../../features/workspace/workspace';
import { lazyChunk } from '../chunks/lazyChunk';
import QuoteModal, { type OwnViewProps, type OwnViews } from '../quotes/QuoteModal';

/** What is made of a quote, each loaded when it is first asked for. */
const views: OwnViews = {
  document: lazyChunk<OwnViewProps>(
    () => import(/* webpackChunkName: "quote-document" */ './QuoteDocumentView'),
  ),
  send: lazyChunk<OwnViewProps>(() => import(/* webpackChunkName: "quote-send" */ './SendQuote')),
  // With the hashing that it needs.
  answer: lazyChunk<OwnViewProps>(
    () => import(/* webpackChunkName: "quote-answer" */ '../quoteAnswer/RegisterAnswer'),
  ),
};

/** A quote's form and view, its document, how it is sent and how it is answered. */
export default function QuoteModals({ modal }: { modal: Modal<'quotes'> }) {
  return <QuoteModal modal={modal} views={views} />;
}
