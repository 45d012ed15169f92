import { Stat } from '@chakra-ui/react/stat';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';
import { NotLoaded } from '../text/NotLoaded';
import { statBase } from './MetricStrip';
import { slotRecipe } from '../../theme/slotRecipe';

/** The media query of phones. On paper the figures are always side by side. */
const phone = '@media screen and (max-width: 47.99rem)';

/** Three figures side by side. On phones they become the lines of a list if their amounts are long. */
const metricLinesRecipe = slotRecipe({
  className: 'metric-lines',

  base: {
    ...statBase,
    // These are no final totals.
    figure: {},
    strip: { ...statBase.strip, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // On a wide screen label and amount stand in one line of 44 px, on a tablet in two.
    root: {
      ...statBase.root,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      minHeight: 'target',
      padding: '4px 16px',
      mdToXl: { display: 'block', paddingBlock: '1.5' },
      [phone]: { display: 'block', padding: '2' },
    },
    label: { ...statBase.label, [phone]: { fontSize: 'caps' } },
    valueText: {
      ...statBase.valueText,
      fontSize: 'min(1.375rem, calc(100cqi / var(--length) / .58))',
      height: 'auto',
      marginTop: 0,
      [phone]: {
        fontSize: 'min(1.125rem, calc(100cqi / var(--length) / .58))',
        height: 'auto',
        margin: 0,
      },
    },
  },
  variants: {
    long: {
      true: {
        strip: { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
        root: {
          [phone]: {
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: '3',
            paddingBlock: '1.5',
            paddingInline: '4',
            containerType: 'normal',
          },
        },
        label: { [phone]: { fontSize: 'label' } },
        valueText: { [phone]: { fontSize: 'small' } },
      },
    },
    /** In the line of a list's search, each figure is as wide as it needs to be. */
    beside: {
      true: {
        // Where letters are spaced, the sums are scrolled to.
        strip: {
          flex: 'none',
          minHeight: 'target',
          overflow: 'auto',
          gridTemplateColumns: 'repeat(3, auto)',
        },
        root: {
          display: 'grid',
          alignContent: 'center',
          containerType: 'normal',
          minHeight: 0,
          padding: '0 10px',
        },
        label: { fontSize: 'caps', lineHeight: 1.1, whiteSpace: 'nowrap' },
        valueText: { fontSize: '1.0625rem', lineHeight: 1.25, whiteSpace: 'nowrap' },
      },
    },
  },
  compoundVariants: [
    { long: true, beside: true, css: { valueText: { fontSize: 'note', lineHeight: 1.6 } } },
  ],
});

/** The greatest length of three amounts that fit side by side on a phone ('R$ 999.999,99'). */
const SHORT = 13;

interface MetricLinesProps {
  /** `value` is the formatted amount; false while the amount is unknown. */
  metrics: { label: string; value: string | false }[];
  /** Whether the figures stand in the line of a list's search. */
  beside?: boolean;
}

/** Three figures on one surface, separated by thin lines. */
export function MetricLines({ metrics, beside = false }: MetricLinesProps) {
  const recipe = useSlotRecipe({ recipe: metricLinesRecipe });
  // All figures have the font size at which the longest one fits.
  const length = Math.max(6, ...metrics.map(({ value }) => (value ? value.length : 0)));
  const variants = { long: length > SHORT, beside };
  const styles = recipe(variants);
  const style: CSSProperties & Record<'--length', number> = { '--length': length };
  return (
    <chakra.section css={styles.strip}>
      {metrics.map(({ label, value }) => (
        <Stat.Root key={label} recipe={metricLinesRecipe} {...variants} style={style}>
          <Stat.Label>{label}</Stat.Label>
          <Stat.ValueText>
            <chakra.span css={styles.figure}>{value === false ? <NotLoaded /> : value}</chakra.span>
          </Stat.ValueText>
        </Stat.Root>
      ))}
    </chakra.section>
  );
}
