/** The document of a quote: its items, its terms, and the place for the signatures. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { CSSProperties, ReactNode } from 'react';
import type { DocumentItem, QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { itemSubtotal } from '../../features/quotes/quote';
import type { Party } from '../../features/quotes/quoteDetails';
import { daysBetween } from '../../features/shared/days';
import {
  quoteDocumentRecipe,
  Sheet,
  contactText,
  documentText,
  addressText,
} from '../documents/Sheet';
import { formatCurrency, formatDay } from '../kit/text/format';

const useStyles = () => useSlotRecipe({ recipe: quoteDocumentRecipe })();

function ItemLine({ item }: { item: DocumentItem }) {
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

/** The items and their sums. Labour and materials are separate, as the law requires. */
function SheetItems({ document }: { document: QuoteDocument }) {
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
      {/* The table is a plain one, so that a page breaks between its rows and repeats its header. */}
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
            <ItemLine key={place} item={item} />
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

function Title({ document }: { document: QuoteDocument }) {
  const { number, version, issuedOn, validUntil } = document;
  const styles = useStyles();
  const days = daysBetween(issuedOn, validUntil);
  return (
    <chakra.div css={styles.title}>
      <div>
        <chakra.h3 css={styles.heading}>Orçamento</chakra.h3>
        <chakra.p css={styles.number}>
          {number === null ? 'O número vem ao imprimir ou enviar' : `nº ${number}`}
          {version > 1 && ` · versão ${String(version)}`}
        </chakra.p>
      </div>
      <chakra.dl css={styles.dates}>
        <dt>Emitido em</dt>
        <dd>{formatDay(issuedOn)}</dd>
        <dt>
          {days > 0
            ? `Válido por ${String(days)} ${days === 1 ? 'dia' : 'dias'}, até`
            : 'Válido até'}
        </dt>
        <dd>
          <strong>{formatDay(validUntil)}</strong>
        </dd>
      </chakra.dl>
    </chakra.div>
  );
}

function Client({ party }: { party: Party }) {
  const styles = useStyles();
  const lines = [
    [party.about, contactText(party)].filter(Boolean).join(' · '),
    [documentText(party), addressText(party)].filter(Boolean).join(' · '),
  ];
  return (
    <chakra.div css={styles.party}>
      <chakra.span css={styles.termName}>Para</chakra.span>
      <div>
        <chakra.p css={styles.partyName}>{party.name ?? 'Cliente não encontrado'}</chakra.p>
        {lines.map((line) => line !== '' && <p key={line}>{line}</p>)}
      </div>
    </chakra.div>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <chakra.div css={styles.term}>
      <chakra.dt css={styles.termName}>{name}</chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}

/** When the work starts and ends, as far as it is set: 'De 01/12/2026 a 22/12/2026'. */
function workText({ workStarts, workEnds }: QuoteDocument): string {
  if (workStarts && workEnds) return `De ${formatDay(workStarts)} a ${formatDay(workEnds)}`;
  if (workStarts) return `Início em ${formatDay(workStarts)}; término a combinar`;
  return workEnds ? `Término até ${formatDay(workEnds)}` : 'A combinar';
}

function Terms({ document }: { document: QuoteDocument }) {
  const styles = useStyles();
  return (
    <>
      <chakra.h4 css={styles.subheading}>Condições</chakra.h4>
      <dl>
        <Term name="Condições de pagamento">{document.paymentTerms ?? 'A combinar'}</Term>
        <Term name="Início e término">{workText(document)}</Term>
        {document.observations !== null && <Term name="Observações">{document.observations}</Term>}
      </dl>
    </>
  );
}

function Signatures({ document: { client, provider } }: { document: QuoteDocument }) {
  const styles = useStyles();
  const signature = (party: Party, under: string | null) => (
    <chakra.div css={styles.signature}>
      <strong>{party.name ?? ' '}</strong>
      {under}
    </chakra.div>
  );
  return (
    <chakra.div css={styles.signatures}>
      {signature(client, documentText(client) ?? client.about)}
      {signature(provider, documentText(provider))}
      <chakra.div css={styles.signature}>Data</chakra.div>
    </chakra.div>
  );
}

/**
 * The document of a quote on screen and on paper. It contains everything that the consumer code requires (art.
 * 40).
 */
export function QuoteSheet({ document }: { document: QuoteDocument }) {
  const { number, credit, provider } = document;
  const styles = useStyles();
  const name = number === null ? 'Orçamento' : `Orçamento nº ${number}`;
  return (
    <Sheet name={name} credit={credit} party={provider}>
      <Title document={document} />
      <Client party={document.client} />
      <SheetItems document={document} />
      <Terms document={document} />
      <chakra.p css={styles.law}>
        Aprovado, este orçamento obriga as duas partes e só muda por livre negociação. O que não
        está escrito aqui, mesmo de terceiros, não será cobrado. Código de Defesa do Consumidor,
        art.&nbsp;40.
      </chakra.p>
      <Signatures document={document} />
    </Sheet>
  );
}
