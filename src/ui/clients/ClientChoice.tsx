import { useMemo, useState } from 'react';

import type { Client } from '../../features/clients/client';
import { selectClientsByName } from '../../features/clients/clientsSlice';
import { useAppSelector } from '../../store/hooks';
import { ReferenceChoice, type ReferenceChoiceProps } from '../records/find/ReferenceChoice';
import { clientChoices } from './clientChoices';

const NONE: readonly Client[] = [];
const selectNone = (): readonly Client[] => NONE;

/** The choice of the client whose rows are shown. */
export default function ClientChoice(props: ReferenceChoiceProps) {
  const [isAsked, setAsked] = useState(false);
  const clients = useAppSelector(isAsked ? selectClientsByName : selectNone);
  const choices = useMemo(() => clientChoices(clients), [clients]);
  return (
    <ReferenceChoice
      {...props}
      choices={choices}
      onAsked={() => {
        setAsked(true);
      }}
    />
  );
}
