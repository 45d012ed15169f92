import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { figures } from '../../theme/type';

const shared: SystemStyleObject = {
  '& table': { width: '100%', fontSize: 'control' },
  '& [data-strong]': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& [data-quiet]': { color: 'muted', fontVariantNumeric: figures.fontVariantNumeric },
  '& td': { overflowWrap: 'anywhere' },
  // Where there is no room for it, a badge takes two lines.
  '& td > .of-badge': { whiteSpace: 'normal' },
  // On paper no row is cut in two.
  '& tr': { breakInside: 'avoid' },
  // Not seen, it is not taken for something that moved.
  '& [data-spacer]': { visibility: 'hidden' },
  '& [data-spacer] td': { padding: '0 !important', border: '0 !important' },
};

/** Ruled rows of about 62 px: head rule strong, row hairlines, no zebra. */
export const ledgerTable: SystemStyleObject = {
  ...shared,
  // A column's width may be said in `cqi`: what counts is the room beside the sidebar.
  containerType: 'inline-size',
  background: 'surface',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'base',
  '& table': { width: '100%', fontSize: 'control', tableLayout: 'fixed' },
  '& th': {
    padding: { base: '14px 10px', xl: '14px 16px' },
    fontSize: 'note',
    fontWeight: 600,
    color: 'muted',
    textAlign: 'start',
    borderBottom: '1px solid',
    borderColor: 'lineStrong',
  },
  '& th[data-align=end]': { textAlign: 'end' },
  '& td': {
    height: '62px',
    padding: { base: '10px', xl: '10px 16px' },
    overflowWrap: 'anywhere',
    borderBottom: '1px solid',
    borderColor: 'hairline',
  },
  // An amount beyond all bounds takes a second line rather than the next column's room.
  '& td[data-align=end]': { ...figures, textAlign: 'end', whiteSpace: 'normal' },
  '& tr:last-child td': { borderBottom: 0 },
  '& :is(td, th):first-of-type': { paddingLeft: '24px' },
  '& :is(td, th):last-of-type': { paddingRight: '24px' },
  '& td[data-actions]': { paddingRight: '14px' },
  '& tbody tr:not([data-spacer]):hover': { background: 'rowHover' },
};

/** Each row a card, every value under its column's label. */
export const ledgerCards: SystemStyleObject = {
  ...shared,
  '& table, & tbody': { display: 'block' },
  '& thead': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& tbody tr': {
    display: 'grid',
    // An amount holds together: what stands beside it gives way.
    gridTemplateColumns: 'minmax(min-content, 1fr) auto',
    gridTemplateAreas: 'var(--areas)',
    // A third column, where the areas name one, is as wide as two icon buttons.
    gridAutoColumns: '92px',
    rowGap: '12px',
    padding: '14px 16px',
    marginBottom: '14px',
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'base',
  },
  '& tbody tr:last-child': { marginBottom: 0 },
  '& tbody tr[data-spacer]': { display: 'block', padding: 0, margin: 0, border: 0 },
  '& td': { display: 'block', minWidth: 0, fontSize: 'body', overflowWrap: 'anywhere' },
  '& .of-column': {
    display: 'block',
    marginBottom: '2px',
    fontSize: 'note',
    fontWeight: 400,
    color: 'muted',
  },
  '& td[data-align=end]': { ...figures, textAlign: 'start' },
  '& td[data-edge=end]': { paddingLeft: '16px', textAlign: 'end' },
  // The foot's rule runs from edge to edge of the card.
  '& td[data-foot]': {
    paddingTop: '12px',
    borderTop: '1px solid',
    borderColor: 'hairline',
    '&:not([data-edge=end])': { marginLeft: '-16px', paddingLeft: '16px' },
    '&:not([data-edge=start])': { marginRight: '-16px', paddingRight: '16px' },
  },
  '& td[data-foot] > .of-badge': { marginTop: '4px' },
  // The icons' own air, 12 px round each, is the card's padding.
  '& td[data-actions] button': { marginBlock: '-6px -10px' },
  '& td[data-actions] button:last-of-type': { marginRight: '-12px' },
};
