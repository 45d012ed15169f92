import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { ReceiptDocument } from '../../../features/payments/receiptDocument';
import { pageRule, type Paper } from '../../documents/pageRule';
import { documentText } from '../../documents/partyText';
import { SheetHead } from '../../documents/SheetHead';
import { formatCurrency, formatDay, formatLongDay } from '../../kit/text/format';
import { quoteDocumentRecipe } from '../../theme/recipes/quoteDocument';
import { receiptRecipe } from '../../theme/recipes/receipt';
import { partName } from '../partName';
import { paymentMethodLabel } from '../paymentMethodLabels';

interface ReceiptSheetProps {
  document: ReceiptDocument;
  /** Parts of the plan. */
  count: number;
  paper: Paper;
}

/** What was paid for: 'parcela 2/6 do projeto “Catálogo”'. */
function purpose({ part, project }: ReceiptDocument, count: number): string {
  const name = partName(part.number, count)?.toLowerCase() ?? 'pagamento';
  return project === null ? name : `${name} do projeto “${project}”`;
}

/** A receipt as it is printed: who paid whom how much, in figures and in words, for what and when. */
export function ReceiptSheet({ document, count, paper }: ReceiptSheetProps) {
  const sheet = useSlotRecipe({ recipe: quoteDocumentRecipe })();
  const styles = useSlotRecipe({ recipe: receiptRecipe })();
  const { number, payee, payer, amount, inWords, method, day } = document;
  const name = `Recibo nº ${number}`;
  const credit = document.credit ? 'Feito no Ofício' : '';
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
    <chakra.article css={sheet.root} aria-label={name}>
      <style>{pageRule(name, credit, paper)}</style>
      <SheetHead party={payee} />
      <chakra.div css={styles.title}>
        <div>
          <chakra.h3 css={styles.heading}>Recibo</chakra.h3>
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
      <chakra.footer css={sheet.foot}>
        <span>{name}</span>
        <span>{credit}</span>
      </chakra.footer>
    </chakra.article>
  );
}
