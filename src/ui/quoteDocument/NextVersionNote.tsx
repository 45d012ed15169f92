import type { SentDocument } from '../../features/quoteLink/sentDocument';
import type { QuoteDetails } from '../../features/quotes/quoteDetails';
import { DocumentNote } from './DocumentNote';

interface Props {
  details: QuoteDetails | null;
  /** What is about to go. */
  document: SentDocument;
}

/** Before a document goes that says something else than what was sent of it: what that comes to. */
export function NextVersionNote({ details, document }: Props) {
  if (!details || document.version === details.version) return null;
  const [sent, next] = [String(details.version), String(document.version)];
  const answered =
    details.answer === null
      ? `Uma resposta à versão ${sent} já não vale.`
      : `A resposta que você registrou foi à versão ${sent}, e sai do histórico.`;
  return (
    <DocumentNote
      text={
        `O documento mudou desde que a versão ${sent} foi enviada, por exemplo nos seus dados: ` +
        `vai como versão ${next}. ${answered}`
      }
    />
  );
}
