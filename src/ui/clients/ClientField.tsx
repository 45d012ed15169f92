import { useMemo } from 'react';

import type { Client } from '../../features/clients/client';
import { clientsSelectors, selectClientsByName } from '../../features/clients/clientsSlice';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { LOADING } from '../kit/form/loading';
import { formatInstantDay } from '../kit/text/format';
import { ReferenceField, type Reference } from '../records/ReferenceField';
import { tellApart, type DetailedChoice } from '../records/tellApart';
import { CLIENT_NOT_FOUND } from './clientName';

export interface ClientFieldProps {
  /** Of a new record: nothing has been chosen yet. */
  isNew: boolean;
  /** False where the record may stay without one: its client was deleted. */
  required: boolean;
  onCreate: () => void;
  reference: Reference;
}

const detailed = ({ id, name, company, email, phone, createdAt }: Client): DetailedChoice => ({
  value: id,
  label: name,
  details: [company ?? email ?? phone, `cadastrado em ${formatInstantDay(createdAt)}`],
});

/** Whose it is; a client who was deleted shows as a choice that cannot be made again. */
export function ClientField({ isNew, required, onCreate, reference }: ClientFieldProps) {
  const clients = useAppSelector(selectClientsByName);
  const isLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  const { value } = reference.field;
  const isThere = useAppSelector((root) => value in clientsSelectors.selectEntities(root));
  const choices = useMemo(() => tellApart(clients.map(detailed)), [clients]);
  const missing = isLoaded ? CLIENT_NOT_FOUND : LOADING;
  const label = isNew && value === '' ? 'Selecione um cliente' : missing;
  return (
    <ReferenceField
      label="Cliente"
      half
      required={required}
      reference={reference}
      choices={choices}
      placeholder={isThere ? null : { value, label, disabled: true }}
      isLoaded={isLoaded}
      way={
        <Button
          variant="outline"
          size="sm"
          icon="plus"
          alignSelf="start"
          marginTop="2"
          onClick={onCreate}
        >
          Cadastrar cliente
        </Button>
      }
      none="Você ainda não tem clientes: cadastre um cliente primeiro."
    />
  );
}
