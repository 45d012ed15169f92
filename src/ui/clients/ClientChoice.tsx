import { useMemo, useState } from 'react';

import type { Client } from '../../features/clients/client';
import { selectClientsByName } from '../../features/clients/clientsSlice';
import type { EntityName } from '../../features/workspace/entities';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Combobox } from '../kit/form/Combobox';
import { clientChoices } from './clientChoices';

const NONE: readonly Client[] = [];
const selectNone = (): readonly Client[] => NONE;

export interface ClientChoiceProps {
  entity: EntityName;
  facet: string;
  label: string;
  /** What it says while nobody is chosen. */
  all: string;
  /** Who is chosen; '' for nobody. */
  value: string;
  /** Their name. */
  chosen: string;
}

/** The choice of the client whose rows are shown, found by typing. */
export default function ClientChoice({
  entity,
  facet,
  label,
  all,
  value,
  chosen,
}: ClientChoiceProps) {
  const dispatch = useAppDispatch();
  // There may be thousands, and a list is looked at more often than it is filtered by them.
  const [isAsked, setAsked] = useState(false);
  const clients = useAppSelector(isAsked ? selectClientsByName : selectNone);
  const choices = useMemo(() => clientChoices(clients), [clients]);
  return (
    <Combobox
      filters={label}
      placeholder={all}
      choices={choices}
      value={value}
      otherwise={chosen}
      onFocus={() => {
        setAsked(true);
      }}
      onChange={(id) => {
        dispatch(workspaceActions.facetsChosen({ entity, facets: { [facet]: id || null } }));
      }}
    />
  );
}
