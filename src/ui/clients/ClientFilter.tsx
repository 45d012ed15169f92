import { clientsSelectors } from '../../features/clients/clientsSlice';
import { useAppSelector } from '../../store/hooks';
import { lazyChunk } from '../lazyChunk';
import type { FacetControlProps } from '../records/find/controls';
import { FacetFilter } from '../records/find/FacetFilter';
import { CLIENT_NOT_FOUND } from './clientName';
import type { ClientChoiceProps } from './ClientChoice';

/** In the choice's place until that is there, and where it does not come: the search finds clients, too. */
function Waiting({ entity, facet, label, all, value, chosen }: ClientChoiceProps) {
  const choices = value === '' ? [] : [{ value, label: chosen }];
  return <FacetFilter {...{ entity, facet, label, all, value, choices }} />;
}

const ClientChoice = lazyChunk(() =>
  import(/* webpackChunkName: "client-choice" */ './ClientChoice').catch(() => ({
    default: Waiting,
  })),
);

/** Shows the rows of one client: of those whose `client` facet is that client's id. */
export function ClientFilter({ entity, value = '' }: FacetControlProps) {
  const client = useAppSelector((root) => clientsSelectors.selectById(root, value));
  const choice = {
    entity,
    facet: 'client',
    label: 'Cliente',
    all: 'Todos os clientes',
    value,
    chosen: value === '' ? '' : (client?.name ?? CLIENT_NOT_FOUND),
  };
  return <ClientChoice {...choice} waiting={<Waiting {...choice} />} />;
}
