import type { Quote } from '../../features/quotes/quote';
import type { Modal } from '../../features/workspace/workspace';
import { lazyChunk } from '../lazyChunk';

interface Props {
  quote: Quote;
  modal: Modal;
}

/** A quote's document: loaded when it is first looked at. */
export const QuoteDocumentView = lazyChunk<Props>(
  () => import(/* webpackChunkName: "quote-document" */ '../quoteDocument/QuoteDocumentView'),
);

export const SendQuote = lazyChunk<Props>(
  () => import(/* webpackChunkName: "quote-send" */ '../quoteDocument/SendQuote'),
);

/** Chakra's menu comes when it is asked for. */
export const QuoteMenu = lazyChunk(
  () => import(/* webpackChunkName: "quote-menu" */ './QuoteMenu'),
);

/** With the hashing that it needs: loaded when an answer is first registered. */
export const RegisterAnswer = lazyChunk<Props>(
  () => import(/* webpackChunkName: "quote-answer" */ '../quoteAnswer/RegisterAnswer'),
);
