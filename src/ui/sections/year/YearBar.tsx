/** The bar above the figures of a year: the choice of the year, and the actions. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import { printAs } from '../../documents/paper';
import { csvOf } from '../exports/csv';
import { ledgerTable } from '../exports/ledger';
import { CSV_TYPE, saveFile } from '../../records/saveFile';
import { Button, IconButton } from '../../kit/form/Button';
import { useIsLoaded } from '../../records/useLookup';
import { yearRecipe } from './YearPart';

interface Years {
  year: number;
  thisYear: number;
  range: { first: number; last: number };
}

/** The links to the previous and the next year, which keep the section open. */
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
        // The attribute `disabled` would lose the focus at the last year.
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

/** The bar of the year's section: the choice of the year, a note about what the figures count, and the actions. */
export function YearBar(years: Years) {
  const store = useAppStore();
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  // The ledger contains the names of clients and of the expenses' projects, so these must be loaded before it can
  // be saved.
  const isExportable = useIsLoaded('projects', 'clients', 'expenseProjects');
  return (
    <chakra.div css={styles.bar}>
      <YearSwitch {...years} section="year" />
      <chakra.p css={styles.basis}>Pelo dia em que o dinheiro entrou e saiu</chakra.p>
      <chakra.div css={styles.actions}>
        <Button
          variant="surface"
          icon="printer"
          onClick={() => printAs(`O ano de ${years.year.toString()}`)}
        >
          Imprimir
        </Button>
        <Button
          icon="download"
          disabled={!isExportable}
          onClick={() => {
            const table = ledgerTable(store.getState(), years.year);
            saveFile(`${table.name}.csv`, CSV_TYPE, csvOf(table));
          }}
        >
          Exportar CSV
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
