import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { serif } from '../type';
import { surfaceStyle } from './surface';
import { opening, openingHover } from './table';

/** One record in a grid; see `Card`. */
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
    'actions',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      height: '100%',
      ...surfaceStyle,
    },
    body: { flex: 1, padding: { base: '16px 16px 12px', md: '20px 24px 16px' } },
    // The row's checkbox is beside its first line.
    title: {
      ...serif,
      paddingRight: '28px',
      fontSize: 'card',
      overflowWrap: 'anywhere',
      lineClamp: 4,
    },
    open: {
      ...opening,
      '&:is(article:hover *, :focus-visible)': openingHover,
    },
    description: {
      marginTop: '3px',
      color: 'muted',
      fontSize: 'label',
      overflowWrap: 'anywhere',
      lineClamp: 2,
    },
    badge: { marginTop: '12px' },
    fact: { lineClamp: 3 },
    // A long note is cut after four lines, so that cards in a row have about the same height.
    note: {
      marginTop: '12px',
      lineClamp: 4,
      color: 'muted',
      fontSize: 'label',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    footer: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2px',
      minHeight: '56px',
      padding: { base: '4px 6px 4px 16px', md: '4px 14px 4px 24px' },
      borderTop: '1px solid',
      borderColor: 'hairline',
      color: 'muted',
      // A date is not separated from its label, also in wide letters.
      fontSize: 'note',
    },
    actions: { display: 'flex', marginLeft: 'auto', _print: { display: 'none' } },
  },
});
