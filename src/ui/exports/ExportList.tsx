import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { expenseProjectsSelectors } from '../../features/expenses/expenseProjectsSlice';
import type { EntityName } from '../../features/workspace/entities';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { listFootRecipe } from '../theme/recipes/listFoot';
import { csvOf } from './csv';
import { CSV_TYPE, saveFile } from './saveFile';
import { listTable } from './tables';

interface Props {
  entity: EntityName;
  /** What is shown, in its order. */
  rows: readonly { id: string }[];
}

/** The list as it is shown, as a file for spreadsheets. */
export default function ExportList({ entity, rows }: Props) {
  const store = useAppStore();
  const styles = useSlotRecipe({ recipe: listFootRecipe })();
  // The file says which projects expenses name.
  const isKnown = useAppSelector(
    (root) => entity !== 'expenses' || expenseProjectsSelectors.selectIsLoaded(root),
  );
  return (
    <chakra.button
      type="button"
      css={styles.clear}
      disabled={!isKnown}
      onClick={() => {
        const ids = rows.map(({ id }) => id);
        const table = listTable(store.getState(), entity, ids);
        saveFile(`${table.name}.csv`, CSV_TYPE, csvOf(table));
      }}
    >
      Exportar CSV
    </chakra.button>
  );
}
