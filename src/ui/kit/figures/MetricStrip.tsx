import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';
import { figures, serif } from '../../theme/type';
import { NotLoaded } from '../text/NotLoaded';
import { ProgressLine } from './ProgressLine';
import { Surface } from '../text/Surface';

const Root = chakra(Surface, {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(auto-fit, minmax(150px, 1fr))',
    },
    // One surface: the gaps are its hairlines.
    gap: '1px',
    overflow: 'hidden',
    background: 'hairline',
    '& > dl': {
      containerType: 'inline-size',
      background: 'surface',
      padding: { base: '16px 14px', md: '20px 16px', xl: '20px 24px' },
    },
    '& dt': { fontSize: 'label', color: 'muted' },
    '& dd:not(.of-percent)': {
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
    '& dd > span:only-child': { borderBottom: '3px double transparent', paddingBottom: '3px' },
    '& [data-total] dd > span:only-child': { borderColor: 'ink' },
    '& .of-percent': {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      marginTop: '10px',
      fontSize: 'note',
      color: 'muted',
      '& > :first-of-type': { flex: 1 },
    },
    '--of-figure': { base: '1.5625rem', md: '1.75rem', lg: '2.125rem' },
  },
  variants: {
    // Three do not go two by two: on phones they are lines of a ledger.
    lines: {
      true: {
        '@media (max-width: 47.99rem)': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& > dl': {
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: '12px',
            padding: '12px 16px',
            containerType: 'normal',
          },
          '& dd:not(.of-percent)': { fontSize: 'small', height: 'auto', margin: 0 },
        },
      },
    },
    caps: {
      true: {
        '& dt': {
          fontSize: 'caps',
          fontWeight: 700,
          letterSpacing: '.08em',
          whiteSpace: 'nowrap',
          '@media (max-width: 89.99rem)': { letterSpacing: '.03em' },
        },
      },
    },
  },
});

interface Metric {
  label: string;
  /** Formatted, so that its length is known; false while it cannot be told. */
  value: string | false;
  /** A decorative percentage with its bar. */
  percent?: number;
  /** Ruled twice beneath, as a true total. */
  total?: boolean;
}

export interface MetricStripProps {
  metrics: Metric[];
  /** Labels as tracked bold capitals: the dashboard's four only. */
  caps?: boolean;
}

/** Figures on one surface, divided by hairlines; two by two on phones. */
export function MetricStrip({ metrics, caps = false }: MetricStripProps) {
  // All figures in the size that the longest one needs.
  const length = Math.max(6, ...metrics.map(({ value }) => (value ? value.length : 0)));
  return (
    <Root caps={caps} lines={metrics.length % 2 === 1}>
      {metrics.map(({ label, value, percent, total = false }) => (
        <dl
          key={label}
          data-total={total ? '' : undefined}
          style={{ '--length': length } as CSSProperties} // custom property
        >
          <dt>{label}</dt>
          <dd>
            <span>{value === false ? <NotLoaded /> : value}</span>
          </dd>
          {percent !== undefined && (
            <dd className="of-percent">
              <ProgressLine value={percent} />
              {percent}%
            </dd>
          )}
        </dl>
      ))}
    </Root>
  );
}
