import { strToU8, zipSync } from 'fflate';

import { ENTITIES } from '../../../features/app/entities/entities';
import type { RootState } from '../../../store/hooks';
import { csvOf } from './csv';
import { ledgerTable } from './ledger';
import { itemsTable, listTable, partsTable } from './tables';

/** A ZIP of all lists, their details, and the ledger of all years, one file each. */
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
