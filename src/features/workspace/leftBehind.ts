import type { Drafts } from './drafts';
import type { EntityName } from './workspace';

type RowOf<E extends EntityName> = NonNullable<Drafts[E]['baseline']>['stored'];

/** Fields that hold another record's id. */
type Reference<Row> = Extract<keyof Row, `${string}Id`>;

/** What the records of each list point at, by the field that does. */
const REFERENCES: { [E in EntityName]: Record<Reference<RowOf<E>>, EntityName> } = {
  clients: {},
  quotes: { clientId: 'clients' },
  projects: { clientId: 'clients', quoteId: 'quotes' },
  payments: { projectId: 'projects' },
  expenses: {},
};

/** Records of each list. */
export type Lists = { [E in EntityName]: readonly RowOf<E>[] };

/** What a deletion leaves without the record that it points at. */
export function leftBehind(lists: Lists, entity: EntityName, id: string): Lists {
  function pointing<Row extends object>(list: EntityName, rows: readonly Row[]): readonly Row[] {
    const fields = Object.entries(REFERENCES[list])
      .filter(([, target]) => target === entity)
      .map(([field]) => field);
    if (fields.length === 0) return [];
    return rows.filter((row) => fields.some((field) => Reflect.get(row, field) === id));
  }
  return {
    clients: pointing('clients', lists.clients),
    quotes: pointing('quotes', lists.quotes),
    projects: pointing('projects', lists.projects),
    payments: pointing('payments', lists.payments),
    expenses: pointing('expenses', lists.expenses),
  };
}
