import { memo } from 'react';
import { useController, type Control } from 'react-hook-form';

import { clientsSelectors, selectClientsByName } from '../../features/clients/clientsSlice';
import type { QuoteDraft } from '../../features/quotes/quote';
import type { QuoteFormValues } from '../../features/quotes/quoteForm';
import { useAppSelector } from '../../store/hooks';
import { Field } from '../kit/Field';
import { Select } from '../kit/Select';

/** Thousands of choices are not rendered again by what is typed elsewhere in the form. */
const ClientOptions = memo(function ClientOptions() {
  return useAppSelector(selectClientsByName).map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
});

export interface QuoteClientFieldProps {
  control: Control<QuoteFormValues, unknown, QuoteDraft>;
  isNew: boolean;
  error: string | undefined;
}

/** Whose quote it is; a client who was deleted shows as a choice that cannot be made again. */
export function QuoteClientField({ control, isNew, error }: QuoteClientFieldProps) {
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const noClients = useAppSelector(clientsSelectors.selectIsEmpty);
  const { field } = useController({ control, name: 'clientId' });
  const lacksChoice = !(field.value in clients);
  const placeholder =
    isNew && field.value === '' ? 'Selecione um cliente' : 'Cliente não encontrado';
  return (
    <Field
      label="Cliente"
      required
      className="of-half"
      error={error}
      hint={noClients ? 'Você ainda não tem clientes: crie um cliente primeiro.' : undefined}
    >
      <Select {...field}>
        {lacksChoice && (
          <option value={field.value} disabled>
            {placeholder}
          </option>
        )}
        <ClientOptions />
      </Select>
    </Field>
  );
}
