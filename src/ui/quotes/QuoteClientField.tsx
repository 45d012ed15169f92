import { useCallback } from 'react';
import { useController, type Control } from 'react-hook-form';

import type { Client } from '../../features/clients/client';
import { clientsSelectors, selectClientsByName } from '../../features/clients/clientsSlice';
import type { QuoteDraft } from '../../features/quotes/quote';
import type { QuoteFormValues } from '../../features/quotes/quoteForm';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { CLIENT_NOT_FOUND } from '../clients/clientName';
import { Field } from '../kit/form/Field';
import { LOADING, loadingHint } from '../kit/form/loading';
import { LongSelect } from '../kit/form/LongSelect';

export interface QuoteClientFieldProps {
  control: Control<QuoteFormValues, unknown, QuoteDraft>;
  isNew: boolean;
  error: string | undefined;
}

const toChoice = ({ id, name }: Client) => ({ value: id, label: name });

/** Whose quote it is; a client who was deleted shows as a choice that cannot be made again. */
export function QuoteClientField({ control, isNew, error }: QuoteClientFieldProps) {
  const store = useAppStore();
  const rows = useAppSelector(clientsSelectors.selectAll);
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const noClients = useAppSelector(clientsSelectors.selectIsEmpty);
  const isLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  const { field } = useController({ control, name: 'clientId' });
  // Sorting thousands of them takes longer than anything else here: it waits for its use.
  const choices = useCallback(() => selectClientsByName(store.getState()).map(toChoice), [store]);
  const client = clients[field.value];
  const missing = isLoaded ? CLIENT_NOT_FOUND : LOADING;
  const placeholder = isNew && field.value === '' ? 'Selecione um cliente' : missing;
  return (
    <Field
      label="Cliente"
      required
      className="of-half"
      error={error}
      hint={
        noClients ? 'Você ainda não tem clientes: crie um cliente primeiro.' : loadingHint(isLoaded)
      }
    >
      <LongSelect
        {...field}
        rows={rows}
        lead={client ? null : { value: field.value, label: placeholder, disabled: true }}
        chosen={client && toChoice(client)}
        choices={choices}
      />
    </Field>
  );
}
