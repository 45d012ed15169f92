import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReceiptDocument } from '../../../features/payments/receiptDocument';
import type { Paper } from '../../documents/paper';
import { documentText, quoteDocumentRecipe, Sheet } from '../../documents/Sheet';
import { formatCurrency, formatDay, formatLongDay } from '../../kit/text/format';
import { tabularDigits, serif } from '../../theme/type';
import { partName, paymentMethodLabel } from '../paymentTexts';

/** The look of a receipt on paper. On A5 it fills half a page. */
export const receiptRecipe = defineSlotRecipe({
  className: 'receipt',
  slots: ['aside', 'title', 'amount', 'text', 'facts', 'place', 'signature'],
  base: {
    // A hint for the user, which is not printed.
    aside: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '4',
      maxWidth: '794px',
      marginInline: 'auto',
      marginBottom: '5',
      '& > *': { flex: '1 1 220px' },
      '& > :first-of-type': { flexBasis: '100%' },
      _print: { display: 'none' },
    },
    title: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '16px',
      paddingBlock: '28px 16px',
      _print: { paddingBlock: '20px 12px' },
    },
    amount: {
      ...serif,
      ...tabularDigits,
      padding: '6px 12px',
      border: '1px solid #000',
      // On phones, the greatest amount fits at this font size.
      fontSize: 'min(26px, 5.8vw)',
      // Printers cut off half of a line that is at the very edge of the paper.
      _print: { marginInlineEnd: '1px', fontSize: '26px' },
    },
    text: { fontSize: '16px', lineHeight: 1.7, '& strong': { fontWeight: 600 } },
    facts: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '24px',
      rowGap: '2px',
      marginTop: '16px',
      '& dt': { color: '#444' },
    },
    place: { marginTop: '28px', textAlign: 'end', _print: { marginTop: '16px' } },
    signature: {
      width: 'min(100%, 320px)',
      marginTop: '72px',
      marginInlineStart: 'auto',
      paddingTop: '6px',
      borderTop: '1px solid #000',
      textAlign: 'center',
      breakInside: 'avoid',
      '& strong': { display: 'block', fontWeight: 600 },
      _print: { marginTop: '48px' },
    },
  },
});

interface ReceiptSheetProps {
  document: ReceiptDocument;
  /** How many parts the plan has. */
  count: number;
  paper: Paper;
}

/** What the payment is for: 'parcela 2/6 do projeto “Catálogo”'. */
function purpose({ part, project }: ReceiptDocument, count: number): string {
  const name = partName(part.number, count)?.toLowerCase() ?? 'pagamento';
  return project === null ? name : `${name} do projeto “${project}”`;
}

/** A receipt as it is printed: who paid whom, the amount in figures and in words, what it was for and when. */
export function ReceiptSheet({ document, count, paper }: ReceiptSheetProps) {
  const sheet = useSlotRecipe({ recipe: quoteDocumentRecipe })();
  const styles = useSlotRecipe({ recipe: receiptRecipe })();
  const { number, payee, payer, amount, inWords, method, day } = document;
  const name = `Recibo nº ${number}`;
  const payerText = [payer.name ?? 'Cliente não encontrado', documentText(payer)]
    .filter(Boolean)
    .join(', ');
  const place = [payee.city, payee.state].filter(Boolean).join(', ');
  const facts = [
    ['Referente a', purpose(document, count)],
    ...(method === null ? [] : [['Forma de pagamento', paymentMethodLabel[method]]]),
    ['Data', formatDay(day)],
  ];
  return (
    <Sheet name={name} credit={document.credit} paper={paper} party={payee}>
      <chakra.div css={styles.title}>
        <div>
          <chakra.h3 css={sheet.heading}>Recibo</chakra.h3>
          <chakra.p css={sheet.number}>nº {number}</chakra.p>
        </div>
        {amount !== null && <chakra.p css={styles.amount}>{formatCurrency(amount)}</chakra.p>}
      </chakra.div>
      <chakra.p css={styles.text}>
        Recebi de <strong>{payerText}</strong>
        {payer.document === null ? '' : ','} a importância de{' '}
        {amount === null ? (
          <>R$ ____________</>
        ) : (
          <>
            <strong>{formatCurrency(amount)}</strong>
            {inWords !== null && ` (${inWords})`}
          </>
        )}
        , da qual dou quitação.
      </chakra.p>
      <chakra.dl css={styles.facts}>
        {facts.map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p css={styles.place}>
        {[place, formatLongDay(day)].filter(Boolean).join(', ')}
      </chakra.p>
      <chakra.div css={styles.signature}>
        <strong>{payee.name ?? ' '}</strong>
        {documentText(payee)}
      </chakra.div>
    </Sheet>
  );
}
