import type { Project, ProjectDraft } from '../features/business/projects/project';
import { tryDelete } from './deleteRow';
import { saveDetails } from './detailsSaga';
import { isFailure } from './failures';
import { loadTable } from './loadSaga';
import { failureAfterReread, rereadRow } from './lostAnswer';
import type { ReceiptTables } from './receivePart';
import type { Table } from './table';
import { updateRow } from './updateRow';

/** What `makePayments` calls. It does not import it; `laterSagas.ts` says why. */
export const shared = {
  failureAfterReread,
  isFailure,
  loadTable,
  rereadRow,
  saveDetails,
  tryDelete,
  updateRow,
};

export interface ChargeTables extends ReceiptTables {
  projects: Table<Project, ProjectDraft>;
}

/** What `makePayments` gets for the signed-in user. */
export type ChargeContext = ChargeTables & typeof shared;
