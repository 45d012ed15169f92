import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { expenseProjectsSelectors } from '../../features/expenses/expenseProjectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { printAs } from '../documents/paper';
import { csvOf } from '../exports/csv';
import { ledgerTable } from '../exports/ledger';
import { CSV_TYPE, saveFile } from '../exports/saveFile';
import { Button } from '../kit/form/Button';
import { IconButton } from '../kit/form/IconButton';
import { useIsLoaded } from '../records/useLookup';
import { yearRecipe } from './YearPart';

interface Props {
  year: number;
  thisYear: number;
  range: { first: number; last: number };
}

/** The year's selector, the basis of its figures, and its actions. */
export function YearBar({ year, thisYear, range }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  // The ledger contains the names of clients and of expenses' projects.
  const isNamedKnown = useAppSelector(expenseProjectsSelectors.selectIsLoaded);
  const isExportable = useIsLoaded('projects', 'clients') && isNamedKnown;
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
          if (isThere)
            dispatch(workspaceActions.yearChosen({ year: next === thisYear ? null : next }));
        }}
      />
    );
  };
  return (
    <chakra.div css={styles.bar}>
      <chakra.div css={styles.switch} role="group" aria-label="Ano">
        {step(-1)}
        <chakra.span css={styles.shown} aria-live="polite">
          {year}
        </chakra.span>
        {step(1)}
      </chakra.div>
      <chakra.p css={styles.basis}>Pelo dia em que o dinheiro entrou e saiu</chakra.p>
      <chakra.div css={styles.actions}>
        <Button
          variant="surface"
          icon="printer"
          onClick={() => {
            printAs(`O ano de ${year.toString()}`);
          }}
        >
          Imprimir
        </Button>
        <Button
          icon="download"
          disabled={!isExportable}
          onClick={() => {
            const table = ledgerTable(store.getState(), year);
            saveFile(`${table.name}.csv`, CSV_TYPE, csvOf(table));
          }}
        >
          Exportar CSV
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
