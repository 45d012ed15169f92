import type { EntityName, SomeRow, SomeRows } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';
import { capitalised } from '../kit/text/format';
import { agree, counted, noun } from '../records/nouns';
import { recordName } from './recordName';

/** The name of a record in a notice; null if neither it nor its owner has one. */
function nameOf(root: RootState, entity: EntityName, row: object | undefined) {
  if (row === undefined) return null;
  const { name, of } = recordName(root, { entity, row } as SomeRow); // an entity with a row of its own list
  return of === 'nothing' ? null : { name, of };
}

/**
 * 'Pagamento de “Marca” excluído.', '3 pagamentos excluídos.' @param what - the participle, in the masculine
 * singular
 */
export function deletedText(root: RootState, deleted: SomeRows, what: string): string {
  const { entity, rows } = deleted;
  const count = rows.length;
  const participle = agree(entity, what);
  if (count !== 1) {
    return `${counted(count, entity)} ${participle}s.`;
  }
  const suffix = nameOf(root, entity, rows[0]);
  const name = suffix ? `${suffix.of === 'owner' ? ' de' : ''} “${suffix.name ?? ''}”` : '';
  return `${capitalised(noun[entity])}${name} ${participle}.`;
}

/** How many records are named at most. */
const MAX_NAMED = 3;

/** 'Não foi possível excluir 2 pagamentos: “Marca” e “Site”. Continuam marcados.' */
export function failedText(
  root: RootState,
  { entity, ids, deletes }: { entity: EntityName; ids: readonly string[]; deletes: boolean },
): string {
  const rows = ids.flatMap((id) => root[entity].entities[id] ?? []);
  const names = rows.slice(0, MAX_NAMED).flatMap((row) => nameOf(root, entity, row)?.name ?? []);
  const more = ids.length > MAX_NAMED ? '…' : '';
  const named = names.length > 0 ? `: ${names.map((name) => `“${name}”`).join(', ')}${more}` : '';
  const stillMarked = ids.length === 1 ? 'Continua' : 'Continuam';
  const verb = deletes ? 'excluir' : 'alterar';
  return `Não foi possível ${verb} ${counted(ids.length, entity)}${named}. ${stillMarked} ${agree(entity, ids.length === 1 ? 'marcado' : 'marcados')}.`;
}
