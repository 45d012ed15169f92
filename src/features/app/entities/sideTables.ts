import { emptyClientDetails } from '../../business/clients/clientDetails';
import {
  clientDetailsActions,
  clientDetailsReducer,
  clientDetailsSelectors,
} from '../../business/clients/clientDetailsSlice';
import { emptyExpenseProject } from '../../business/expenses/expenseProject';
import {
  expenseProjectsActions,
  expenseProjectsReducer,
  expenseProjectsSelectors,
} from '../../business/expenses/expenseProjectsSlice';
import { emptyPart, partId, parsePartId } from '../../business/payments/paymentPart';
import {
  paymentPartsActions,
  paymentPartsReducer,
  paymentPartsSelectors,
} from '../../business/payments/paymentPartsSlice';
import { emptyProfile } from '../../business/profile/profile';
import {
  profilesActions,
  profilesReducer,
  profilesSelectors,
} from '../../business/profile/profilesSlice';
import { emptyQuoteDetails } from '../../business/quotes/quoteDetails';
import {
  quoteDetailsActions,
  quoteDetailsReducer,
  quoteDetailsSelectors,
} from '../../business/quotes/quoteDetailsSlice';
import { emptyQuoteVersion, parseVersionId } from '../../business/quotes/quoteVersion';
import {
  quoteVersionsActions,
  quoteVersionsReducer,
  quoteVersionsSelectors,
} from '../../business/quotes/quoteVersionsSlice';
import { emptySeriesRow, parseSeriesNumberId } from '../../business/series/seriesRow';
import { seriesActions, seriesReducer, seriesSelectors } from '../../business/series/seriesSlice';
import type { DetailsActions } from '../../shared/detailsCases';
import type { Row } from '../../shared/list';
import {
  emptyStoredLine,
  statementLinesActions,
  statementLinesReducer,
  statementLinesSelectors,
} from '../../business/statement/statementLinesSlice';
import { emptyMeiAdjustment } from '../../business/year/meiAdjustment';
import {
  meiAdjustmentsActions,
  meiAdjustmentsReducer,
  meiAdjustmentsSelectors,
} from '../../business/year/meiAdjustmentsSlice';
import type { EntityName } from './entities';

/** A side table: the parts of its slice, and how its rows relate to the rows of a list. */
export interface SideTable<T extends Row, Draft> {
  /** The list whose rows the side rows extend; null if they extend the account, or stand for themselves. */
  of: EntityName | null;
  actions: DetailsActions<T, Draft>;
  selectors: {
    selectById(root: object, id: string | null): T | null;
    selectStored(root: object, id: string): T | null;
    selectDeletedSideRows(root: object): Record<string, T>;
    selectIsLoaded(root: object): boolean;
  };
  /** The values of a side row that is not stored. */
  empty: Draft;
  /** Returns the id of the main row to which a side row belongs. */
  rowOf: (id: string) => string;
  /** Returns the id of the side row that is edited in the form of this main row. */
  inFormOf: (rowId: string) => string;
}

const sameId = (id: string): string => id;

/** Describes a side table. By default a main row has at most one side row, and both have the same id. */
const sideTable = <T extends Row, Draft, Reducer>(
  table: Omit<SideTable<T, Draft>, 'rowOf' | 'inFormOf'> &
    Partial<Pick<SideTable<T, Draft>, 'rowOf' | 'inFormOf'>> & { reducer: Reducer },
): SideTable<T, Draft> & { reducer: Reducer } => ({
  rowOf: sameId,
  inFormOf: sameId,
  ...table,
});

/** All side tables. A table comes after the tables to which its rows refer. */
const tables = {
  profiles: sideTable({
    of: null,
    actions: profilesActions,
    reducer: profilesReducer,
    selectors: profilesSelectors,
    empty: emptyProfile,
  }),
  clientDetails: sideTable({
    of: 'clients',
    actions: clientDetailsActions,
    reducer: clientDetailsReducer,
    selectors: clientDetailsSelectors,
    empty: emptyClientDetails,
  }),
  quoteDetails: sideTable({
    of: 'quotes',
    actions: quoteDetailsActions,
    reducer: quoteDetailsReducer,
    selectors: quoteDetailsSelectors,
    empty: emptyQuoteDetails,
  }),
  quoteVersions: sideTable({
    of: 'quotes',
    actions: quoteVersionsActions,
    reducer: quoteVersionsReducer,
    selectors: quoteVersionsSelectors,
    empty: emptyQuoteVersion,
    rowOf: (id) => parseVersionId(id).quoteId,
  }),
  expenseProjects: sideTable({
    of: 'expenses',
    actions: expenseProjectsActions,
    reducer: expenseProjectsReducer,
    selectors: expenseProjectsSelectors,
    empty: emptyExpenseProject,
  }),
  paymentParts: sideTable({
    of: 'payments',
    actions: paymentPartsActions,
    reducer: paymentPartsReducer,
    selectors: paymentPartsSelectors,
    empty: emptyPart,
    rowOf: (id) => parsePartId(id).id,
    inFormOf: (paymentId) => partId(paymentId, 1),
  }),
  meiAdjustments: sideTable({
    of: null,
    actions: meiAdjustmentsActions,
    reducer: meiAdjustmentsReducer,
    selectors: meiAdjustmentsSelectors,
    empty: emptyMeiAdjustment,
  }),
  statementLines: sideTable({
    of: null,
    actions: statementLinesActions,
    reducer: statementLinesReducer,
    selectors: statementLinesSelectors,
    empty: emptyStoredLine,
  }),
  series: sideTable({
    of: null,
    actions: seriesActions,
    reducer: seriesReducer,
    selectors: seriesSelectors,
    empty: emptySeriesRow,
    rowOf: (id) => parseSeriesNumberId(id).id,
  }),
} as const;

export type SideName = keyof typeof tables;

type SideTypes = {
  [N in SideName]: (typeof tables)[N] extends SideTable<infer T, infer Draft>
    ? { row: T; draft: Draft }
    : never;
};

export type SideRow<N extends SideName> = SideTypes[N]['row'];

export type SideDraft<N extends SideName> = SideTypes[N]['draft'];

export const sideTables: { [N in SideName]: SideTable<SideRow<N>, SideDraft<N>> } = tables;

export const SIDE_NAMES = Object.keys(tables) as readonly SideName[]; // The keys of the record above.

/** The side tables whose rows extend the rows of a list, not the account. */
export const LIST_SIDE_TABLES = SIDE_NAMES.flatMap((name) => {
  const { of, ...table } = sideTables[name];
  return of === null ? [] : { name, of, ...table };
});

export const perSideTable = <T>(of: (name: SideName) => T): Record<SideName, T> =>
  // cast: `fromEntries` loses the keys
  Object.fromEntries(SIDE_NAMES.map((name) => [name, of(name)])) as Record<SideName, T>;

type SideReducers = { [N in SideName]: (typeof tables)[N]['reducer'] };

/** The reducer of each side table. */
// cast: `perSideTable` loses which reducer is whose
export const sideReducers = perSideTable<unknown>((name) => tables[name].reducer) as SideReducers;
