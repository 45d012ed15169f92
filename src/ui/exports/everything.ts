import { strToU8, zipSync } from 'fflate';

import { ENTITIES } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';
import { csvOf } from './csv';
import { ledgerTable } from './ledger';
import { itemsTable, listTable, partsTable } from './tables';

/** Every list, what is in them, and the ledger of all years: a file each, in one. */
export function everythingZipped(root: RootState): Uint8Array<ArrayBuffer> {
  const tables = [
    ...ENTITIES.map((entity) => listTable(root, entity, root[entity].ids)),
    itemsTable(root),
    partsTable(root),
    ledgerTable(root, null),
  ];
  return zipSync(
    Object.fromEntries(tables.map((table) => [`${table.name}.csv`, strToU8(csvOf(table))])),
  );
}
