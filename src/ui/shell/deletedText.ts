import { clientsSelectors } from '../../features/clients/clientsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { SomeRows } from '../../features/workspace/drafts';
import type { useAppSelector } from '../../store/hooks';
import { listTitle, noun } from '../records/nouns';
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
    return `${count.toLocaleString('pt-BR')} ${listTitle[entity].toLowerCase()} ${what}s.`;
  }
  const name = shortName(nameOf(root, deleted));
  const of = entity === 'quotes' || entity === 'payments' ? ' de' : '';
  return `${capital(noun[entity])}${name === null ? '' : `${of} “${name}”`} ${what}.`;
}
