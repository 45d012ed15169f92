import { clientsSelectors } from '../../features/clients/clientsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { SomeRows } from '../../features/workspace/drafts';
import type { EntityName } from '../../features/workspace/workspace';
import type { useAppSelector } from '../../store/hooks';
import { counted, noun } from '../records/nouns';
import { shortName } from './shortName';

type Root = Parameters<Parameters<typeof useAppSelector>[0]>[0];

/** The name that a record goes by: its own, or that of what it belongs to; null where there is none. */
function nameOf(root: Root, deleted: SomeRows): string | null {
  switch (deleted.entity) {
    case 'clients':
    case 'projects':
      return deleted.rows[0]?.name ?? null;
    case 'expenses':
      return deleted.rows[0]?.description ?? null;
    case 'quotes':
      return clientsSelectors.selectById(root, deleted.rows[0]?.clientId ?? null)?.name ?? null;
    case 'payments':
      return projectsSelectors.selectById(root, deleted.rows[0]?.projectId ?? null)?.name ?? null;
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Pagamento de “Marca” excluído.', '3 pagamentos excluídos.'; `what`: what became of them. */
export function deletedText(root: Root, deleted: SomeRows, what: string): string {
  const { entity, rows } = deleted;
  const count = rows.length;
  if (count !== 1) {
    return `${counted(count, entity)} ${what}s.`;
  }
  const name = shortName(nameOf(root, deleted));
  const of = entity === 'quotes' || entity === 'payments' ? ' de' : '';
  return `${capital(noun[entity])}${name === null ? '' : `${of} “${name}”`} ${what}.`;
}

/** At most so many are named. */
const NAMED = 3;

/** 'Não foi possível excluir 2 pagamentos: “Marca” e “Site”. Continuam marcados.' */
export function failedText(
  root: Root,
  { entity, ids, deletes }: { entity: EntityName; ids: readonly string[]; deletes: boolean },
): string {
  const rows = ids.flatMap((id) => root[entity].entities[id] ?? []);
  const names = rows.slice(0, NAMED).flatMap((row) => {
    const one = { entity, rows: [row] } as SomeRows; // the list's own
    return shortName(nameOf(root, one)) ?? [];
  });
  const more = ids.length > NAMED ? '…' : '';
  const named = names.length > 0 ? `: ${names.map((name) => `“${name}”`).join(', ')}${more}` : '';
  const left = ids.length === 1 ? 'Continua marcado' : 'Continuam marcados';
  const verb = deletes ? 'excluir' : 'alterar';
  return `Não foi possível ${verb} ${counted(ids.length, entity)}${named}. ${left}.`;
}
