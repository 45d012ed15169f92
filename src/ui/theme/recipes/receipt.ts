import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures, serif, serifLarge } from '../type';

/** A receipt on paper: half a page where that is chosen. Black on white, as all that is printed. */
export const receiptRecipe = defineSlotRecipe({
  className: 'receipt',
  slots: ['aside', 'title', 'heading', 'amount', 'text', 'facts', 'place', 'signature'],
  base: {
    // What is said to whoever prints it.
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
    heading: { ...serifLarge, fontSize: '35px' },
    amount: {
      ...serif,
      ...figures,
      padding: '6px 12px',
      border: '1px solid #000',
      fontSize: '26px',
      // At the very edge a printer leaves half of its line.
      _print: { marginInlineEnd: '1px' },
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
