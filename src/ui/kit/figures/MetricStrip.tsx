import { Stat } from '@chakra-ui/react/stat';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';
import { statRecipe } from '../../theme/recipes/stat';
import { LeadLink } from '../text/LeadLink';
import { NotLoaded } from '../text/NotLoaded';

interface Metric {
  label: string;
  /** Formatted, so that its length is known; false while it cannot be told. */
  value: string | false;
  /** A decorative percentage with its bar. */
  percent?: number;
  /** Ruled twice beneath, as a true total. */
  total?: boolean;
  /** Where the whole cell leads, and what is said of it. */
  lead?: { title: string; onFollow: () => void };
}

export interface MetricStripProps {
  metrics: Metric[];
  /** Labels as tracked bold capitals: the dashboard's four only. */
  caps?: boolean;
}

/** Figures on one surface, divided by hairlines; two by two on phones. */
export function MetricStrip({ metrics, caps = false }: MetricStripProps) {
  const recipe = useSlotRecipe({ recipe: statRecipe });
  const lines = metrics.length % 2 === 1;
  const strip = recipe({ lines });
  // All figures in the size that the longest one needs.
  const length = Math.max(6, ...metrics.map(({ value }) => (value ? value.length : 0)));
  const style: CSSProperties & Record<'--length', number> = { '--length': length };
  return (
    <chakra.section css={strip.strip}>
      {metrics.map(({ label, value, percent, total = false, lead }) => {
        const variants = { caps, lines, total };
        const styles = recipe(variants);
        return (
          <Stat.Root key={label} recipe={statRecipe} {...variants} style={style}>
            <Stat.Label>
              {lead ? (
                <LeadLink title={lead.title} onFollow={lead.onFollow}>
                  {label}
                </LeadLink>
              ) : (
                label
              )}
            </Stat.Label>
            <Stat.ValueText>
              <chakra.span css={styles.figure}>
                {value === false ? <NotLoaded /> : value}
              </chakra.span>
            </Stat.ValueText>
            {percent !== undefined && (
              <Stat.HelpText as="dd">
                <chakra.div css={styles.bar} aria-hidden="true">
                  <chakra.div css={styles.fill} style={{ width: `${percent.toString()}%` }} />
                </chakra.div>
                {percent}%
              </Stat.HelpText>
            )}
          </Stat.Root>
        );
      })}
    </chakra.section>
  );
}
