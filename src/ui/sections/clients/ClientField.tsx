import { clientModalValues } from '../../../features/business/clients/clientDetailsForm';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { quoted } from '../../../features/shared/quoted';
import { useAppSelector } from '../../../store/hooks';
import { offerOf } from '../../records/describeList';
import { RecordPicker, type ReferenceControl } from '../../records/RecordPicker';
import { CLIENT_NOT_FOUND } from '../../records/texts/clientName';
import type { OpenFormAbove } from '../../records/useModalForm';
import { clientList } from './clientList';

const clients = offerOf(clientList);

export interface ClientFieldProps {
  /** Whether a client is required. It is not required in an existing record whose client was deleted. */
  required: boolean;
  openAbove: OpenFormAbove;
  reference: ReferenceControl;
}

const createLabel = (name: string): string =>
  name === '' ? 'Cadastrar cliente' : `Cadastrar ${quoted(name)} como cliente`;

/**
 * The field for a record's client. It lists the clients, newest first. A deleted client is shown but cannot be
 * chosen again.
 */
export function ClientField({ required, openAbove, reference }: ClientFieldProps) {
  return (
    <RecordPicker
      label="Cliente"
      half
      required={required}
      reference={reference}
      offer={clients}
      placeholder="Selecione um cliente"
      otherwise={required && reference.field.value === '' ? '' : CLIENT_NOT_FOUND}
      creating={{
        label: createLabel,
        // Opens the form of a new client above this form, which keeps its input. After a save, this form is shown
        // again with the new client chosen.
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
      none="Você ainda não tem clientes: cadastre um cliente primeiro."
    />
  );
}

/**
 * Returns a check of whether an id belongs to an existing client. While the clients cannot be loaded, the check
 * accepts any id.
 */
export function useIsClient(): (id: string) => boolean {
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const isLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  return (id) => id !== '' && (!isLoaded || id in clients);
}
