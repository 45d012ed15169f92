import { ruleAbove } from '../../theme/recipes/ledger';
import { slotClasses } from '../../theme/slotClasses';
import { slotRecipe } from '../../theme/slotRecipe';

const sides = { paddingInline: { base: '4', md: '5' } } as const;

/** The look of the section 'Planilha', beside what it has in common with 'Extrato'. */
const sheetRecipe = slotRecipe({
  base: {
    root: { minHeight: '70vh', display: 'grid', alignContent: 'start', gap: '4', minWidth: 0 },
    // The empty sheet: its heads, its lines, and the field that takes what is pasted over all of it.
    paste: {
      position: 'relative',
      height: { base: '260px', md: '420px' },
      border: 'strong',
      borderRadius: 'base',
      background: 'surface',
      overflow: 'hidden',
      '&:focus-within': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '& textarea': {
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        padding: '12px',
        background: 'transparent',
        color: 'transparent',
        caretColor: 'accent',
        resize: 'none',
        outline: 'none',
      },
    },
    heads: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: { base: 'minmax(104px, 1fr)', md: 'minmax(0, 1fr)' },
      borderBottom: 'hairline',
      '& > span': {
        padding: '10px 12px',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: 'muted',
        fontSize: 'note',
        fontWeight: 600,
        '& + &': { borderLeft: 'hairline' },
      },
    },
    hint: {
      position: 'absolute',
      inset: '40px 0 0',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: '2',
      padding: '4',
      textAlign: 'center',
      pointerEvents: 'none',
      '& strong': { fontSize: 'body' },
      '& span': { color: 'muted', fontSize: 'control' },
    },
    foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    card: { layerStyle: 'surface', minWidth: 0, overflow: 'hidden' },
    head: {
      ...sides,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2.5',
      paddingBlock: '3',
      '& strong': { color: 'danger' },
      '& span': { color: 'muted', fontSize: 'label' },
    },
    group: { ...sides, ...ruleAbove, display: 'grid', gap: '2', paddingBlock: '3' },
    mend: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '84px minmax(0, 1fr) minmax(0, 1.4fr)' },
      alignItems: 'center',
      gap: '2',
      fontSize: 'control',
      '& > span': { overflowWrap: 'anywhere' },
      '& > span:first-of-type': { color: 'muted' },
    },
    why: { fontWeight: 600, overflowWrap: 'anywhere' },
    fix: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '& > select, & > div': { maxWidth: '16rem' },
    },
  },
});

export const sheetClasses = slotClasses(sheetRecipe);
