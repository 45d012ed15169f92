import { useMemo } from 'react';

import { clientsSelectors, selectClientsByName } from '../../features/clients/clientsSlice';
import { useAppSelector } from '../../store/hooks';
import { LOADING } from '../kit/form/loading';
import { ReferenceField, type Reference } from '../records/ReferenceField';
import { CLIENT_NOT_FOUND } from './clientName';

export interface ClientFieldProps {
  /** Of a new record: nothing has been chosen yet. */
  isNew: boolean;
  reference: Reference;
}

/** Whose it is; a client who was deleted shows as a choice that cannot be made again. */
export function ClientField({ isNew, reference }: ClientFieldProps) {
  const clients = useAppSelector(selectClientsByName);
  const isLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  const { value } = reference.field;
  const isThere = useAppSelector((root) => value in clientsSelectors.selectEntities(root));
  const choices = useMemo(
    () => clients.map(({ id, name }) => ({ value: id, label: name })),
    [clients],
  );
  const missing = isLoaded ? CLIENT_NOT_FOUND : LOADING;
  const placeholder = isNew && value === '' ? 'Selecione um cliente' : missing;
  return (
    <ReferenceField
      label="Cliente"
      half
      reference={reference}
      choices={choices}
      lead={isThere ? null : { value, label: placeholder, disabled: true }}
      isLoaded={isLoaded}
      none="Você ainda não tem clientes: crie um cliente primeiro."
    />
  );
}
