import type { MessageValues } from '../../features/quoteDocument/message';
import { documentFileName, type QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import type { SentDocument } from '../../features/quoteLink/sentDocument';
import { callName } from '../../features/shared/callName';
import { waysText } from '../documents/channels';
import { formatCurrency, formatDay } from '../kit/text/format';
import type { Carrier } from './CarrierField';

/** Stands for the link while the message is written: hundreds of letters that nobody reads. */
export const LINK_PLACE = '[link do orçamento]';

export const fileNameOf = (document: QuoteDocument, carrier: Carrier): string =>
  `${documentFileName(document)}.${carrier === 'pdf' ? 'pdf' : 'html'}`;

/** What the message says of this quote, which has its number, or the one that it is about to get. */
export const valuesOf = (document: SentDocument, carrier: Carrier): MessageValues => ({
  cliente: callName(document.client.name ?? ''),
  número: document.number,
  valor: formatCurrency(document.total),
  validade: formatDay(document.validUntil),
  nome: document.provider.name ?? '',
  link: carrier === 'link' ? LINK_PLACE : `Arquivo em anexo: ${fileNameOf(document, carrier)}`,
});

/** What happens when a way is chosen: nothing goes by itself. */
export const hintOf = ({ client }: QuoteDocument, carrier: Carrier): string =>
  `O Ofício não envia nada sozinho: abre ${waysText(client)} com a mensagem pronta` +
  (carrier === 'file' ? ', e salva o arquivo para você anexar.' : '.');
