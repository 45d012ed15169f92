import { ENTITIES, type EntityName } from '../features/app/entities/entities';
import { SIDE_NAMES, type SideName } from '../features/app/entities/sideTables';
import type { ListState, Row } from '../features/shared/list';

export type TableName = EntityName | SideName;
export type Tables = Record<TableName, ListState<Row>>;

/** All lists and side tables of an account. */
export const TABLE_NAMES: readonly TableName[] = [...ENTITIES, ...SIDE_NAMES];

/**
 * The rows of each table that the last snapshot contains, as objects of the store. A table has changed if its rows are
 * other objects.
 */
export type SnapshotTables = Map<TableName, ListState<Row>['entities']>;
