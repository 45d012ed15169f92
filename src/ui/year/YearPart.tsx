import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';

import { Button } from '../kit/form/Button';
import { usePrinted } from '../kit/list/usePrinted';
import { Surface, SurfaceTitle } from '../kit/text/Surface';
import { yearRecipe } from '../theme/recipes/year';

interface PartProps {
  title: string;
  note?: ReactNode;
  /** Of two that stand side by side; across unless told. */
  width?: 'wide' | 'narrow';
  /** In a line of its own until there is much room. */
  roomy?: boolean;
  /** Printed alone, when that is asked for. */
  alone?: boolean;
  children: ReactNode;
}

/** One card of the year. */
export function YearPart({
  title,
  note,
  width,
  roomy = false,
  alone = false,
  children,
}: PartProps) {
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  return (
    <Surface
      css={styles.card}
      aria-label={title}
      data-alone={alone ? '' : undefined}
      data-roomy={roomy ? '' : undefined}
      data-wide={width === 'wide' ? '' : undefined}
      data-narrow={width === 'narrow' ? '' : undefined}
    >
      <chakra.div css={styles.title}>
        <SurfaceTitle>{title}</SurfaceTitle>
        {note !== undefined && <chakra.span css={styles.note}>{note}</chakra.span>}
      </chakra.div>
      {children}
    </Surface>
  );
}

/** The first few of many, or all of them: once asked for, and on paper. */
export function useFew<T>(rows: readonly T[], few: number) {
  const [isWhole, setWhole] = useState(false);
  const isPrinted = usePrinted();
  const isAll = isWhole || isPrinted || rows.length <= few;
  return {
    shown: isAll ? rows : rows.slice(0, few),
    isAll,
    showAll: () => {
      setWhole(true);
    },
  };
}

/** 'Ver os 15 projetos', as long as there are more. */
export function More({ few, children }: { few: ReturnType<typeof useFew>; children: ReactNode }) {
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  if (few.isAll) return null;
  return (
    <chakra.div css={styles.more}>
      <Button variant="plain" paddingInline="0" onClick={few.showAll}>
        {children}
      </Button>
    </chakra.div>
  );
}
