import { Stat } from '@chakra-ui/react/stat';
import type { CSSProperties } from 'react';
import { slotClasses } from '../../theme/slotClasses';
import { NotLoaded } from '../text/NotLoaded';
import { coveredArea, SectionLink } from '../text/SectionLink';
import { slotRecipe } from '../../theme/slotRecipe';

/** The common look of figures on one surface, separated by thin lines. */
export const statBase = {
  strip: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
    },
    // The background of the surface shows through the gaps as thin lines.
    gap: '1px',
    overflow: 'hidden',
    background: 'hairline',
    border: 'hairline',
    borderRadius: 'base',
    '--of-figure': { base: '1.5625rem', md: '1.75rem', lg: '2.125rem' },
  },
  root: {
    position: 'relative',
    containerType: 'inline-size',
    background: 'surface',
    padding: { base: '16px 14px', md: '14px 16px', xl: '14px 24px' },
  },
  label: { fontSize: 'label', color: 'muted' },
  valueText: {
    textStyle: 'figure',
    // A font size at which an amount of any length fits into its cell, with .58 em for each digit.
    fontSize: 'min(var(--of-figure), calc(100cqi / var(--length) / .58))',
    // A smaller amount stands on the same baseline as the others.
    display: 'flex',
    alignItems: 'flex-end',
    height: 'calc(var(--of-figure) * 1.3 + 8px)',
    marginTop: { base: '1.5', md: '0.5' },
    lineHeight: 1.3,
  },
  figure: { borderBottom: '3px double transparent', paddingBottom: '3px' },
} as const;

const statRecipe = slotRecipe({
  className: 'stat',

  base: {
    ...statBase,
    root: { ...statBase.root, ...coveredArea },
    // A figure that is a final total has a double rule below it.
    figure: { ...statBase.figure, '&[data-total]': { borderColor: 'ink' } },
    label: {
      color: 'muted',
      fontSize: 'caps',
      fontWeight: 700,
      letterSpacing: '.08em',
      '@media (max-width: 89.99rem)': { letterSpacing: '.03em' },
    },
    helpText: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      marginTop: { base: '2.5', md: '1' },
      fontSize: 'note',
      color: 'muted',
    },
    // The bar is a background, which forced colours would remove.
    bar: { flex: 1, height: '1', background: 'hairline', forcedColorAdjust: 'none' },
    fill: {
      height: '100%',
      background: 'accent',
      '[data-blank] &': { background: 'lineStrong' },
    },
  },
});

const classes = slotClasses(statRecipe);

interface Metric {
  label: string;
  /** The formatted value; false while it is unknown. It is a text, because its length decides the font size. */
  value: string | false;
  /** A decorative percentage, which is also shown as a bar. */
  percent: number;
  /** Whether the figure is a final total, with a double rule below it. */
  total?: boolean;
  /** The link that covers the whole cell. `title` is the link's title. */
  lead: { title: string; onFollow: () => void };
}

export interface MetricStripProps {
  metrics: Metric[];
}

/**
 * The dashboard's four figures on one surface, separated by thin lines. On phones they are in two columns. The labels
 * are bold capitals.
 */
export function MetricStrip({ metrics }: MetricStripProps) {
  // All figures have the font size at which the longest one fits.
  const length = Math.max(6, ...metrics.map(({ value }) => (value || '').length));
  const style: CSSProperties & Record<'--length', number> = { '--length': length };
  return (
    <section className={classes.strip}>
      {metrics.map(({ label, value, percent, total = false, lead }) => (
        <Stat.Root key={label} recipe={statRecipe} style={style}>
          <Stat.Label>
            <SectionLink title={lead.title} onFollow={lead.onFollow}>
              {label}
            </SectionLink>
          </Stat.Label>
          <Stat.ValueText>
            <span className={classes.figure} data-total={total ? '' : undefined}>
              {value === false ? <NotLoaded /> : value}
            </span>
          </Stat.ValueText>
          <Stat.HelpText as="dd">
            <div className={classes.bar} aria-hidden="true">
              <div className={classes.fill} style={{ width: `${percent.toString()}%` }} />
            </div>
            {percent}%
          </Stat.HelpText>
        </Stat.Root>
      ))}
    </section>
  );
}
