import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { CARDS_QUERY } from '../media';
import { nameLink, nameLinkHover } from './table';

const phone = `@media screen and ${CARDS_QUERY}`;

/** The look of one record in a grid; see `Card`. */
export const cardRecipe = defineSlotRecipe({
  slots: [
    'root',
    'body',
    'title',
    'open',
    'description',
    'badge',
    'fact',
    'note',
    'footer',
    'foot',
    'actions',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      height: '100%',
      layerStyle: 'surface',
      // On phones a single grid contains body and footer, so that four cards fit on the screen.
      [phone]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: 'var(--areas)',
        alignContent: 'start',
        alignItems: 'center',
        gap: '2px 12px',
        padding: '8px 16px 4px',
      },
    },
    body: {
      flex: 1,
      padding: { md: '20px 24px 16px' },
      [phone]: {
        display: 'contents',
        '& > dl': {
          gridArea: 'facts',
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: '3',
          margin: 0,
        },
        '& > dl > div': {
          justifyContent: 'flex-start',
          gap: '1.5',
          minWidth: 0,
          maxWidth: '100%',
          padding: 0,
          border: 0,
        },
        '& > dl > div + div': { flex: '1 1 9rem' },
        '& > dl dt[data-self-evident]': { srOnly: true },
        '& > dl dd': { textAlign: 'start' },
      },
    },
    // The checkbox of the row stands beside the title's first line.
    title: {
      textStyle: 'title',
      gridArea: 'title',
      paddingRight: '28px',
      fontSize: 'card',
      overflowWrap: 'anywhere',
      lineClamp: { base: 3, md: 4 },
    },
    open: {
      ...nameLink,
      '&:is(article:hover *, :focus-visible)': nameLinkHover,
    },
    description: {
      gridArea: 'about',
      marginTop: { base: 0, md: '3px' },
      color: 'muted',
      fontSize: 'label',
      overflowWrap: 'anywhere',
      lineClamp: { base: 1, md: 2 },
    },
    // The alignment is set only inside the phone's grid, because browsers follow `justify-self` in ordinary blocks,
    // too.
    badge: {
      gridArea: 'badge',
      marginTop: { base: 0, md: '3' },
      [phone]: { justifySelf: 'end' },
    },
    fact: { lineClamp: { base: 1, md: 3 } },
    // A long note is cut after four lines, so that the cards of a row have about the same height.
    note: {
      gridArea: 'note',
      marginTop: { base: 0, md: '3' },
      lineClamp: { base: 1, md: 4 },
      color: 'muted',
      fontSize: 'label',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    footer: {
      display: 'flex',
      [phone]: { display: 'contents' },
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0.5',
      minHeight: '14',
      padding: '4px 14px 4px 24px',
      borderTop: 'hairline',
      color: 'muted',
      // A date stays on the line of its label, even in a font with wide letters.
      fontSize: 'note',
    },
    foot: { gridArea: 'foot', '[data-barred] &': { justifySelf: 'end' } },
    // The padding of the icons replaces the padding of the card.
    actions: {
      gridArea: 'actions',
      display: 'flex',
      justifySelf: 'end',
      marginRight: { base: '-3', md: 0 },
      marginLeft: 'auto',
      _print: { display: 'none' },
    },
  },
});
