import {
  CLIENT_LABEL,
  ITEM_HEADINGS,
  quoteContent,
  TERMS_HEADING,
  type ItemContent,
} from '../../../features/business/documents/quoteContent';
import type { QuoteDocument } from '../../../features/business/documents/quoteDocument';
import { Lines, Paragraphs, Sheet, SignatureLine } from '../Sheet';

const ItemRow = ({ item }: { item: ItemContent }) => (
  <tr>
    <th scope="row">
      <strong>{item.name}</strong>
      <span className="quiet description">{item.description}</span>
      <span className="quiet">{item.kind}</span>
      <span className="quiet each">{item.each}</span>
    </th>
    <td>{item.quantity}</td>
    <td>{item.price}</td>
    <td>{item.subtotal}</td>
  </tr>
);

/** The document of a quote on screen and on paper. The client's page draws the same (`quotePage/sheet.ts`). */
export function QuoteSheet({ document }: { document: QuoteDocument }) {
  const content = quoteContent(document);
  return (
    <Sheet content={content}>
      <div className="title">
        <div>
          <h3 className="serif heading">{content.title}</h3>
          <p className="number">{content.number ?? 'O número vem ao imprimir ou enviar'}</p>
        </div>
        <Lines look="facts" lines={content.facts} />
      </div>
      <div className="party">
        <span className="quiet">{CLIENT_LABEL}</span>
        <div>
          <strong>{content.client.name}</strong>
          <Paragraphs texts={content.client.lines} />
        </div>
      </div>
      {/* The table is a plain one, so that a page breaks between its rows and repeats its header. */}
      <table aria-label="Itens">
        <thead>
          <tr>
            {ITEM_HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.items.map((item, place) => (
            <ItemRow key={place} item={item} />
          ))}
        </tbody>
      </table>
      <Lines look="sums" lines={[...content.sums, content.total]} />
      {content.terms.length > 0 && (
        <>
          <h4 className="serif subheading">{TERMS_HEADING}</h4>
          <Lines look="terms" lines={content.terms} />
        </>
      )}
      <p className="quiet law">{content.law}</p>
      <div className="signatures">
        {content.signatures.map((signature, place) => (
          <SignatureLine key={place} signature={signature} />
        ))}
      </div>
    </Sheet>
  );
}
