import { receiptContent } from '../../../../features/business/documents/receiptContent';
import type { Paper } from '../../../../features/business/documents/pageRule';
import type { ReceiptDocument } from '../../../../features/business/documents/receiptDocument';
import { Lines, Sheet, SignatureLine } from '../../../documents/Sheet';

interface ReceiptSheetProps {
  document: ReceiptDocument;
  /** How many parts the plan has. */
  count: number;
  paper: Paper;
}

/** A receipt as it is printed: who paid whom, the amount in figures and in words, what it was for and when. */
export function ReceiptSheet({ document, count, paper }: ReceiptSheetProps) {
  const content = receiptContent(document, count);
  return (
    <Sheet content={content} paper={paper}>
      <div className="title receipt">
        <div>
          <h3 className="serif heading">{content.title}</h3>
          <p className="number">{content.number}</p>
        </div>
        {content.amount !== null && <p className="serif amount">{content.amount}</p>}
      </div>
      <p className="sentence">
        {content.sentence.map(({ text, isStrong }, place) =>
          isStrong ? <strong key={place}>{text}</strong> : text,
        )}
      </p>
      <Lines look="purpose" lines={content.facts} />
      <p className="place">{content.place}</p>
      <SignatureLine signature={content.signature} />
    </Sheet>
  );
}
