import { useMemo } from 'react';

import type { Client } from '../../../features/business/clients/client';
import { selectClientsByName } from '../../../features/business/clients/clientsSlice';
import { useAppSelector } from '../../../store/hooks';
import { ReferenceChoice, type ReferenceChoiceProps } from '../../records/finding/ReferenceChoice';
import type { Choice } from '../../kit/form/choices';
import { clientChoices } from './clientChoices';

const NONE: readonly Client[] = [];
const selectNone = (): readonly Client[] => NONE;

function useClientChoices(isAsked: boolean): readonly Choice[] {
  const clients = useAppSelector(isAsked ? selectClientsByName : selectNone);
  return useMemo(() => clientChoices(clients), [clients]);
}

/** The filter by client. */
export default function ClientChoice(props: ReferenceChoiceProps) {
  return <ReferenceChoice {...props} useChoices={useClientChoices} />;
}
