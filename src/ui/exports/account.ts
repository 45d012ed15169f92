import { selectUser } from '../../features/session/sessionSlice';
import type { Day } from '../../features/shared/days';
import type { ListState, Row } from '../../features/shared/list';
import { ENTITIES } from '../../features/workspace/entities';
import type { Root } from './tables';

/** What stands beside the lists. */
const BESIDE = ['profiles', 'clientDetails', 'quoteDetails', 'paymentParts'] as const;

const TABLES = [...ENTITIES, ...BESIDE] as const;

/** Whoever reads the file goes by its version: it grows with every change of what stands in it. */
const ACCOUNT_FORMAT = { format: 'oficio', version: 1 } as const;

/** All of it is here: a file made before would lack something. */
export const selectIsWhole = (root: Root): boolean => TABLES.every((table) => root[table].loaded);

const rowsOf = ({ ids, entities }: ListState<Row>): Row[] =>
  ids.flatMap((id) => {
    const row = entities[id];
    return row === undefined ? [] : [row];
  });

/** Everything that is stored of the user, field by field, as JSON. */
export function accountJson(root: Root, exportedOn: Day): string {
  const user = selectUser(root);
  const tables = TABLES.map((table) => [table, rowsOf(root[table])] as const);
  return JSON.stringify(
    {
      ...ACCOUNT_FORMAT,
      exportedOn,
      account: user && { email: user.email, fullName: user.fullName },
      ...Object.fromEntries(tables),
    },
    null,
    2,
  );
}
