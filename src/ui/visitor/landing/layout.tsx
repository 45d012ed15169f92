import { chakra } from '@chakra-ui/react/styled-system';

/** Three columns under a rule. On phones the columns are one below another. */
export const ThreeColumns = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    borderTop: '1px solid',
  },
});

export const Column = chakra('li', {
  base: {
    padding: { base: '24px 0', md: '32px 40px 8px 0' },
    '&:not(:first-of-type)': {
      borderLeft: { md: '1px solid' },
      borderTop: { base: '1px solid', md: '0' },
      paddingLeft: { md: '10' },
    },
  },
});

/** A section of the landing page, to which the header links. */
export const Section = chakra('section', {
  base: { scrollMarginTop: '4', paddingBlock: { base: '4rem', md: '28' } },
});

export const SectionTitle = chakra('h2', {
  base: { textStyle: 'display', fontSize: { base: '2rem', md: 'section' }, textWrap: 'balance' },
});

export const ItemTitle = chakra('h3', {
  base: { textStyle: 'title', fontSize: { base: '1.375rem', md: 'card' } },
});

/** The text under an item's heading. */
export const ItemText = chakra('p', { base: { fontSize: 'control', color: 'muted' } });

/** The width of the page: centred, and 1280 px at most. */
export const PageWidth = chakra('div', {
  base: { maxWidth: '1280px', margin: '0 auto', paddingInline: { base: '4', md: '10' } },
});
