import { ENTITIES, type EntityName } from '../features/entities/entities';
import { SIDE_NAMES, type SideName } from '../features/entities/sideTables';
import type { ListState, Row } from '../features/shared/list';

export type TableName = EntityName | SideName;
export type Tables = Record<TableName, ListState<Row>>;

/** Every list and side table of an account. */
export const TABLE_NAMES: readonly TableName[] = [...ENTITIES, ...SIDE_NAMES];

/** By table, the rows of the last snapshot, as they were in the store. */
export type SnapshotTables = Map<TableName, ListState<Row>['entities']>;
