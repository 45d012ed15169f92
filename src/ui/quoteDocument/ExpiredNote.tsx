import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import type { Day } from '../../features/shared/days';
import { formatDay } from '../kit/text/format';
import { DocumentNote } from './DocumentNote';
import { EditQuote } from './EditQuote';

interface Props {
  document: QuoteDocument;
  quoteId: string;
  today: Day;
}

/** Past its last day a quote goes in vain: its client cannot answer it any more. */
export const ExpiredNote = ({ document: { validUntil }, quoteId, today }: Props) =>
  validUntil < today ? (
    <DocumentNote
      text={`Este orçamento venceu em ${formatDay(validUntil)}: o cliente o lê, mas não pode mais aprovar. Mude “Válido até” antes de enviar.`}
    >
      <EditQuote id={quoteId} />
    </DocumentNote>
  ) : null;
