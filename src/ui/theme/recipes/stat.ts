import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures, serif } from '../type';

/** On phones three figures are lines of a ledger: they do not go two by two, nor do they on paper. */
const asLines = '@media screen and (max-width: 47.99rem)';

/** Figures on one surface, divided by hairlines: `strip` holds the stats. */
export const statRecipe = defineSlotRecipe({
  className: 'stat',
  slots: ['strip', 'root', 'label', 'valueText', 'figure', 'helpText', 'bar', 'fill'],
  base: {
    strip: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(auto-fit, minmax(150px, 1fr))',
      },
      // One surface: the gaps are its hairlines.
      gap: '1px',
      overflow: 'hidden',
      background: 'hairline',
      border: '1px solid',
      borderColor: 'hairline',
      borderRadius: 'base',
      '--of-figure': { base: '1.5625rem', md: '1.75rem', lg: '2.125rem' },
    },
    root: {
      position: 'relative',
      containerType: 'inline-size',
      background: 'surface',
      padding: { base: '16px 14px', md: '20px 16px', xl: '20px 24px' },
    },
    label: { fontSize: 'label', color: 'muted' },
    valueText: {
      ...serif,
      ...figures,
      // An amount of any length fits: never wider than its cell, at .58 em a figure.
      fontSize: 'min(var(--of-figure), calc(100cqi / var(--length) / .58))',
      // A shortened amount stands on the same line as its neighbours.
      display: 'flex',
      alignItems: 'flex-end',
      height: 'calc(var(--of-figure) * 1.3 + 8px)',
      marginTop: '6px',
      lineHeight: 1.3,
    },
    figure: { borderBottom: '3px double transparent', paddingBottom: '3px' },
    helpText: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      marginTop: '10px',
      fontSize: 'note',
      color: 'muted',
    },
    // Made of backgrounds, which forced colours would take away.
    bar: { flex: 1, height: '4px', background: 'hairline', forcedColorAdjust: 'none' },
    fill: { height: '100%', background: 'accent' },
  },
  variants: {
    lines: {
      true: {
        strip: {
          [asLines]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          _print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        },
        root: {
          [asLines]: {
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: '12px',
            padding: '12px 16px',
            containerType: 'normal',
          },
        },
        valueText: { [asLines]: { fontSize: 'small', height: 'auto', margin: 0 } },
      },
    },
    caps: {
      true: {
        label: {
          fontSize: 'caps',
          fontWeight: 700,
          letterSpacing: '.08em',
          whiteSpace: 'nowrap',
          '@media (max-width: 89.99rem)': { letterSpacing: '.03em' },
        },
      },
    },
    // Ruled twice beneath, as a true total.
    total: { true: { figure: { borderColor: 'ink' } } },
  },
});
