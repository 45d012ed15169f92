import { slotRecipe } from '../slotRecipe';

/** The look of an empty list: a tile drawn with lines, a sentence and a button. */
export const emptyStateRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      minWidth: 0,
      padding: { base: '40px 16px', md: '64px 24px 72px' },
      textAlign: 'center',
      layerStyle: 'surface',
    },
    indicator: { marginBottom: '6', color: 'accent', overflow: 'visible' },
    grout: { stroke: 'hairline' },
    paper: { stroke: 'surface' },
    dashed: { stroke: 'muted', strokeDasharray: '4 3' },
    title: { textStyle: 'title', fontSize: { base: 'card', md: 'bar' } },
    description: { marginTop: '1', color: 'muted', maxWidth: '46ch', textWrap: 'balance' },
    content: { marginTop: '6' },
  },
});

/** The look of the message that no row matches the search. It is quieter than an empty list. */
export const nothingFoundRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '5',
      padding: { base: '32px 16px', md: '56px 24px' },
      textAlign: 'center',
    },
    title: { textStyle: 'title', fontSize: 'card', overflowWrap: 'anywhere' },
  },
});
