import { clientsSelectors } from '../../features/clients/clientsSlice';
import { useAppSelector } from '../../store/hooks';

/**
 * Whether an id is that of a client who still exists. Clients that could not be loaded are no reason to
 * refuse one that was chosen earlier.
 */
export function useIsClient(): (id: string) => boolean {
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const isLoaded = useAppSelector(clientsSelectors.selectIsLoaded);
  return (id) => id !== '' && (!isLoaded || id in clients);
}
