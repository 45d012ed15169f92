import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../kit/form/IconButton';
import { yearRecipe } from './YearPart';

export interface Years {
  year: number;
  thisYear: number;
  range: { first: number; last: number };
}

/** Links to the previous and the next year, within the given section. */
export function YearSwitch({
  year,
  thisYear,
  range,
  section,
}: Years & { section: 'year' | 'mei' }) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  const step = (by: 1 | -1) => {
    const next = year + by;
    const isThere = next >= range.first && next <= range.last;
    return (
      <IconButton
        icon="chevron"
        label={next.toString()}
        // Not `disabled`, which would lose the focus at the last year.
        aria-disabled={!isThere}
        opacity={isThere ? 1 : 0.45}
        width="44px"
        height="44px"
        onClick={() => {
          if (!isThere) return;
          const chosen = next === thisYear ? null : next;
          dispatch(workspaceActions.yearChosen({ year: chosen, section }));
        }}
      />
    );
  };
  return (
    <chakra.div css={styles.switch} role="group" aria-label="Ano">
      {step(-1)}
      <chakra.span css={styles.shown} aria-live="polite">
        {year}
      </chakra.span>
      {step(1)}
    </chakra.div>
  );
}
