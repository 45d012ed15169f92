/** The sheet of a document on A4: its look, the texts about a party, its head and its foot. */
import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Party } from '../../features/quotes/quoteDetails';
import { documentKind, formatDocument } from '../../features/shared/brazil';
import { LogoMark } from '../kit/art/Icon';
import { tabularDigits, serif, serifLarge } from '../theme/type';
import { phoneText } from './channels';
import { pageRule, type Paper } from './paper';

/** Paper is white and ink black in both colour schemes. */
const INK = '#000';
const QUIET = '#444';
const RULE = '1px solid #000';
const THIN_LINE = '1px solid #BBB';

const unbroken = { breakInside: 'avoid' } as const;
const PHONE = '@media screen and (max-width: 39.99rem)';

const headCell = {
  paddingBlock: '6px',
  borderBottom: RULE,
  fontSize: '12px',
  fontWeight: 600,
} as const;
/** On phones, quantity and price are in the item's own cell. */
const numberCell = {
  textAlign: 'end',
  [PHONE]: { '&:not(:last-of-type)': { display: 'none' } },
} as const;
/** A name and what it names, side by side; on phones one below the other. */
const named = {
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  columnGap: '16px',
  borderBottom: THIN_LINE,
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** A document on A4: one sheet on screen, as many pages as needed on paper. */
export const quoteDocumentRecipe = defineSlotRecipe({
  slots: [
    'root',
    'head',
    'brand',
    'name',
    'about',
    'contact',
    'title',
    'heading',
    'number',
    'dates',
    'party',
    'partyName',
    'table',
    'headCell',
    'endHead',
    'cell',
    'endCell',
    'itemName',
    'itemText',
    'inItem',
    'sums',
    'sum',
    'total',
    'totalFigure',
    'subheading',
    'term',
    'termName',
    'law',
    'signatures',
    'signature',
    'foot',
  ],
  base: {
    root: {
      width: '100%',
      maxWidth: '794px',
      marginInline: 'auto',
      padding: { base: '28px 20px', md: '64px 72px 48px' },
      background: '#FFF',
      color: INK,
      border: '1px solid',
      borderColor: 'hairline',
      fontSize: '13px',
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
      _print: { maxWidth: 'none', padding: 0, border: 0 },
    },
    head: {
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      justifyContent: 'space-between',
      gap: '16px',
      paddingBottom: '24px',
      borderBottom: RULE,
      _print: { flexWrap: 'nowrap' },
    },
    brand: {
      display: 'flex',
      alignItems: 'center',
      gap: '16px',
      minWidth: 0,
      _icon: { flex: 'none' },
    },
    name: { ...serif, fontSize: '25px' },
    about: { color: QUIET },
    // The contact stands beside the name, however long the name is: a long name wraps.
    contact: {
      flex: { md: 'none' },
      maxWidth: { md: '50%' },
      textAlign: { base: 'start', md: 'end' },
      _print: { flex: 'none', maxWidth: '50%', textAlign: 'end' },
    },
    title: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '16px',
      paddingBlock: '32px 28px',
      borderBottom: RULE,
    },
    heading: { ...serifLarge, fontSize: '35px' },
    number: { marginTop: '6px', fontSize: '16px' },
    dates: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      columnGap: '24px',
      rowGap: '4px',
      '& dt': { color: QUIET },
      '& dd': { ...tabularDigits, textAlign: 'end' },
    },
    party: { ...unbroken, ...named, paddingBlock: '12px' },
    partyName: { fontSize: '16px', fontWeight: 600 },
    table: {
      width: '100%',
      marginTop: '28px',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      '& tr': unbroken,
    },
    headCell: { ...headCell, textAlign: 'start' },
    endHead: {
      ...headCell,
      ...numberCell,
      // The column fits the greatest amount, even in a font with wide letters.
      width: 'max(112px, var(--digits, 0) * .7em)',
      '&:nth-of-type(2)': { width: '84px' },
    },
    cell: {
      padding: '12px 12px 12px 0',
      borderBottom: THIN_LINE,
      textAlign: 'start',
      fontWeight: 400,
      verticalAlign: 'top',
    },
    endCell: {
      ...tabularDigits,
      ...numberCell,
      paddingBlock: '12px',
      borderBottom: THIN_LINE,
      verticalAlign: 'top',
    },
    itemName: { display: 'block', fontSize: '14px', fontWeight: 600 },
    itemText: { display: 'block', color: QUIET, whiteSpace: 'pre-line' },
    inItem: {
      display: 'none',
      [PHONE]: { ...tabularDigits, display: 'block', color: QUIET, whiteSpace: 'normal' },
    },
    sums: { ...unbroken, breakBefore: 'avoid', marginTop: '12px', marginInlineStart: 'auto' },
    sum: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '24px',
      paddingBlock: '2px',
      '& dt': { color: QUIET },
      '& dd': { ...tabularDigits, flex: 'none', minWidth: '112px', textAlign: 'end' },
    },
    total: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '24px',
      marginTop: '6px',
      fontSize: '14px',
      [PHONE]: { flexWrap: 'wrap', columnGap: '24px', rowGap: 0 },
    },
    totalFigure: {
      ...serif,
      ...tabularDigits,
      minWidth: '164px',
      paddingBlock: '4px 2px',
      borderTop: RULE,
      borderBottom: '3px double #000',
      fontSize: '26px',
      textAlign: 'end',
      [PHONE]: { fontSize: 'min(26px, 6.4vw)' },
    },
    subheading: {
      ...serif,
      marginTop: '28px',
      paddingBottom: '6px',
      borderBottom: RULE,
      fontSize: '20px',
      breakAfter: 'avoid',
    },
    term: { ...named, paddingBlock: '6px', whiteSpace: 'pre-line' },
    termName: { color: QUIET },
    // Keeps the signatures together with text before them, so that they are never alone on a page.
    law: {
      ...unbroken,
      breakAfter: 'avoid',
      maxWidth: '580px',
      marginTop: '18px',
      color: QUIET,
      fontSize: '12px',
    },
    signatures: {
      ...unbroken,
      display: 'grid',
      gridTemplateColumns: '1fr 1fr 120px',
      gap: '32px',
      paddingTop: '96px',
      _print: { paddingTop: '64px' },
      [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    signature: {
      paddingTop: '6px',
      borderTop: RULE,
      '& strong': { display: 'block', fontWeight: 600 },
    },
    // On paper the foot is hidden, because the margin of each page contains it.
    foot: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '16px',
      marginTop: '40px',
      paddingTop: '8px',
      borderTop: THIN_LINE,
      color: QUIET,
      fontSize: '12px',
      _print: { display: 'none' },
    },
  },
});

/** 'CNPJ 48.271.930/0001-06'; null without one. */
export const documentText = ({ document }: Party): string | null =>
  document && `${documentKind(document)} ${formatDocument(document)}`;

const joined = (parts: readonly (string | null)[], between: string): string | null =>
  parts.filter(Boolean).join(between) || null;

/** '(11) 96841-2207 · marina@prado.art.br' */
export const contactText = (party: Party): string | null =>
  joined([party.phone && phoneText(party.phone), party.email], ' · ');

/** 'Rua Aurora, 412, São Paulo, SP' */
export const addressText = ({ address, city, state }: Party): string | null =>
  joined([address, city, state], ', ');

/** The head of a document, with the provider's data. */
function SheetHead({ party }: { party: Party }) {
  const styles = useSlotRecipe({ recipe: quoteDocumentRecipe })();
  const lines = [documentText(party), contactText(party), addressText(party)];
  return (
    <chakra.header css={styles.head}>
      <chakra.div css={styles.brand}>
        <LogoMark size={44} />
        <div>
          <chakra.p css={styles.name}>{party.name ?? 'Seu nome profissional'}</chakra.p>
          {party.about !== null && <chakra.p css={styles.about}>{party.about}</chakra.p>}
        </div>
      </chakra.div>
      <chakra.div css={styles.contact}>
        {lines.map((line) => line !== null && <p key={line}>{line}</p>)}
      </chakra.div>
    </chakra.header>
  );
}

interface SheetProps {
  /** The document's name: 'Orçamento nº 2026-021'. */
  name: string;
  /** Whether 'Feito no Ofício' stands at its foot. */
  credit: boolean;
  paper?: Paper;
  /** The provider. */
  party: Party;
  children: ReactNode;
}

/**
 * A document on screen and on paper, with its provider above and its name below. Browsers do not translate it, because
 * it is what the client gets.
 */
export function Sheet({ name, credit, paper, party, children }: SheetProps) {
  const styles = useSlotRecipe({ recipe: quoteDocumentRecipe })();
  const creditText = credit ? 'Feito no Ofício' : '';
  return (
    <chakra.article css={styles.root} aria-label={name} translate="no">
      <style>{pageRule(name, creditText, paper)}</style>
      <SheetHead party={party} />
      {children}
      <chakra.footer css={styles.foot}>
        <span>{name}</span>
        <span>{creditText}</span>
      </chakra.footer>
    </chakra.article>
  );
}
