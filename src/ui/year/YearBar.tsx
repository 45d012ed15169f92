import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { expenseProjectsSelectors } from '../../features/expenses/expenseProjectsSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { printAs } from '../documents/paper';
import { csvOf } from '../exports/csv';
import { ledgerTable } from '../exports/ledger';
import { CSV_TYPE, saveFile } from '../exports/saveFile';
import { Button } from '../kit/form/Button';
import { useIsLoaded } from '../records/useLookup';
import { yearRecipe } from './YearPart';
import { type Years, YearSwitch } from './YearSwitch';

/** The year's selector, the basis of its figures, and its actions. */
export function YearBar(years: Years) {
  const store = useAppStore();
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  // The ledger contains the names of clients and of expenses' projects.
  const isNamedKnown = useAppSelector(expenseProjectsSelectors.selectIsLoaded);
  const isExportable = useIsLoaded('projects', 'clients') && isNamedKnown;
  return (
    <chakra.div css={styles.bar}>
      <YearSwitch {...years} section="year" />
      <chakra.p css={styles.basis}>Pelo dia em que o dinheiro entrou e saiu</chakra.p>
      <chakra.div css={styles.actions}>
        <Button
          variant="surface"
          icon="printer"
          onClick={() => {
            printAs(`O ano de ${years.year.toString()}`);
          }}
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
