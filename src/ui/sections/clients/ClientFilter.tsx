import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { useAppSelector } from '../../../store/hooks';
import { choiceChunk } from '../../records/finding/selects';
import type { FacetControlProps } from '../../records/list';
import { CLIENT_NOT_FOUND } from '../../records/texts/clientName';

const ClientChoice = choiceChunk(
  () => import(/* webpackChunkName: "client-choice" */ './ClientChoice'),
);

/** A filter by one client, for lists with a `client` facet. */
export function ClientFilter({ entity, value = '' }: FacetControlProps) {
  const client = useAppSelector((root) => clientsSelectors.selectById(root, value));
  return (
    <ClientChoice
      entity={entity}
      facet="client"
      label="Cliente"
      all="Todos os clientes"
      value={value}
      chosen={value === '' ? '' : (client?.name ?? CLIENT_NOT_FOUND)}
    />
  );
}
