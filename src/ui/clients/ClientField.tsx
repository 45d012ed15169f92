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
  /** False where the record may stay without a client, because its client was deleted. */
  required: boolean;
  openAbove: OpenAbove;
  reference: Reference;
}

const createLabel = (name: string): string =>
  name === '' ? 'Cadastrar cliente' : `Cadastrar “${name}” como cliente`;

/** The record's client, newest first. A deleted client is shown but cannot be chosen again. */
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
        // Opens the client's form above this one, which keeps its input, and returns with the new client
        // chosen.
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
 * Whether an id belongs to a client who still exists. While clients cannot be loaded, an earlier choice is
 * accepted.
 */
export function useIsClient(): (id: string) => boolean {
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const isLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  return (id) => id !== '' && (!isLoaded || id in clients);
}
