import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';

import type { DocumentItem, QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { itemSubtotal } from '../../features/quotes/quote';
import { quoteDocumentRecipe } from '../documents/SheetHead';
import { formatCurrency } from '../kit/text/format';
const useStyles = () => useSlotRecipe({ recipe: quoteDocumentRecipe })();

function Line({ item }: { item: DocumentItem }) {
  const { name, description, quantity, price, isMaterial } = item;
  const styles = useStyles();
  const count = quantity.toLocaleString('pt-BR');
  return (
    <tr>
      <chakra.th css={styles.cell} scope="row">
        <chakra.span css={styles.itemName}>{name}</chakra.span>
        {description !== null && <chakra.span css={styles.itemText}>{description}</chakra.span>}
        {isMaterial && <chakra.span css={styles.itemText}>Material ou equipamento</chakra.span>}
        <chakra.span css={styles.inItem}>{`${count} × ${formatCurrency(price)}`}</chakra.span>
      </chakra.th>
      <chakra.td css={styles.endCell}>{count}</chakra.td>
      <chakra.td css={styles.endCell}>{formatCurrency(price)}</chakra.td>
      <chakra.td css={styles.endCell}>{formatCurrency(itemSubtotal(item))}</chakra.td>
    </tr>
  );
}

/** The items and their sums, with labour and materials separate, as the law requires. */
export function SheetItems({ document }: { document: QuoteDocument }) {
  const { items, labour, materials, adjustment, total } = document;
  const styles = useStyles();
  const digits = Math.max(...items.map((item) => formatCurrency(itemSubtotal(item)).length));
  const widths = { '--digits': Math.max(digits, 0) } as CSSProperties; // cast: a custom property
  const sums = [
    ['Mão de obra', labour],
    ['Materiais e equipamentos', materials],
    ...(adjustment === 0 ? [] : [['Ajuste no total', adjustment] as const]),
  ] as const;
  return (
    <>
      {/* A plain table: a page breaks between rows and repeats the header. */}
      <chakra.table css={styles.table} style={widths}>
        <thead>
          <tr>
            <chakra.th css={styles.headCell} scope="col">
              Item
            </chakra.th>
            {['Quantidade', 'Preço', 'Subtotal'].map((head) => (
              <chakra.th key={head} css={styles.endHead} scope="col">
                {head}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, place) => (
            <Line key={place} item={item} />
          ))}
        </tbody>
      </chakra.table>
      <chakra.dl css={styles.sums}>
        {sums.map(([name, amount]) => (
          <chakra.div key={name} css={styles.sum}>
            <dt>{name}</dt>
            <dd>{formatCurrency(amount)}</dd>
          </chakra.div>
        ))}
        <chakra.div css={styles.total}>
          <dt>Total</dt>
          <chakra.dd css={styles.totalFigure}>{formatCurrency(total)}</chakra.dd>
        </chakra.div>
      </chakra.dl>
    </>
  );
}
