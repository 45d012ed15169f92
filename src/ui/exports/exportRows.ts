import type { EntityName } from '../../features/workspace/entities';
import { csvOf } from './csv';
import { CSV_TYPE, saveFile } from './saveFile';
import { listTable, type Root } from './tables';

/** Saves rows of a list, in this order, as a file for spreadsheets. */
export function exportRows(root: Root, entity: EntityName, ids: readonly string[]): void {
  const table = listTable(root, entity, ids);
  saveFile(`${table.name}.csv`, CSV_TYPE, csvOf(table));
}
