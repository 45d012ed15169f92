import type { EntityName } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';
import { csvOf } from './csv';
import { CSV_TYPE, saveFile } from './saveFile';
import { listTable } from './tables';

/** Saves rows of a list, in this order, as a file for spreadsheets. */
export function exportRows(root: RootState, entity: EntityName, ids: readonly string[]): void {
  const table = listTable(root, entity, ids);
  saveFile(`${table.name}.csv`, CSV_TYPE, csvOf(table));
}
