import { useMemo } from 'react';

import { clientModalValues } from '../../features/clients/clientDetailsForm';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { useAppSelector } from '../../store/hooks';
import { LOADING } from '../kit/form/Select';
import { ReferenceField, type Reference } from '../records/ReferenceField';
import type { OpenAbove } from '../records/useModalForm';
import { clientChoices } from './clientChoices';
import { CLIENT_NOT_FOUND } from './clientName';

export interface ClientFieldProps {
  /** False where the record may stay without one: its client was deleted. */
  required: boolean;
  openAbove: OpenAbove;
  reference: Reference;
}

const createLabel = (name: string): string =>
  name === '' ? 'Cadastrar cliente' : `Cadastrar “${name}” como cliente`;

/** Whose it is, the newest first; a client who was deleted shows, and cannot be chosen again. */
export function ClientField({ required, openAbove, reference }: ClientFieldProps) {
  const clients = useAppSelector(clientsSelectors.selectAll);
  const isLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  const choices = useMemo(() => clientChoices(clients), [clients]);
  const missing = isLoaded ? CLIENT_NOT_FOUND : LOADING;
  return (
    <ReferenceField
      label="Cliente"
      half
      required={required}
      reference={reference}
      choices={choices}
      placeholder="Selecione um cliente"
      otherwise={required && reference.field.value === '' ? '' : missing}
      creating={{
        label: createLabel,
        // In their own form above this one, which keeps what is typed here, asks for what else is
        // known of them, and leads back with them chosen.
        onCreate: (name) => {
          const values = { ...clientModalValues(null, null), name };
          openAbove(
            'clients',
            'create',
            undefined,
            name === '' ? undefined : { values, baseline: null },
          );
        },
      }}
      isLoaded={isLoaded}
      none="Você ainda não tem clientes: cadastre um cliente primeiro."
    />
  );
}

/**
 * Whether an id is that of a client who still exists. Clients that could not be loaded are no reason to
 * refuse one that was chosen earlier.
 */
export function useIsClient(): (id: string) => boolean {
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const isLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  return (id) => id !== '' && (!isLoaded || id in clients);
}
