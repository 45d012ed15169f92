import { useMemo, useState } from 'react';

import type { Client } from '../../features/clients/client';
import { clientsSelectors, selectClientsByName } from '../../features/clients/clientsSlice';
import { useAppSelector } from '../../store/hooks';
import type { FacetControlProps } from '../records/find/controls';
import { FacetFilter } from '../records/find/FacetFilter';
import { tellApart } from '../records/tellApart';
import { clientChoice } from './clientChoice';
import { CLIENT_NOT_FOUND } from './clientName';

const NONE: readonly Client[] = [];
const selectNone = (): readonly Client[] => NONE;

/** Shows the rows of one client: of those whose `client` facet is that client's id. */
export function ClientFilter({ entity, value = '' }: FacetControlProps) {
  // There may be thousands, and a list is looked at more often than it is filtered by them.
  const [isAsked, setAsked] = useState(false);
  const clients = useAppSelector(isAsked ? selectClientsByName : selectNone);
  const chosen = useAppSelector((root) => clientsSelectors.selectById(root, value));
  const choices = useMemo(() => {
    const all = tellApart(clients.map(clientChoice));
    if (value === '' || all.some((choice) => choice.value === value)) return all;
    return [{ value, label: chosen?.name ?? CLIENT_NOT_FOUND }, ...all];
  }, [clients, chosen, value]);
  const ask = () => {
    setAsked(true);
  };
  return (
    <FacetFilter
      entity={entity}
      facet="client"
      label="Cliente"
      all="Todos os clientes"
      choices={choices}
      value={value}
      onFocus={ask}
      onPointerDown={ask}
    />
  );
}
