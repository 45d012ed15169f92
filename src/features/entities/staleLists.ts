import type { DeviceState } from '../device/deviceSlice';
import { ENTITIES, type EntityName } from './entities';

type Root = Record<EntityName, { stale: boolean }> & { device: DeviceState };

/** Whether a list still shows the snapshot of an earlier visit. */
export const selectIsAnyStale = (root: Root): boolean => ENTITIES.some((list) => root[list].stale);

/** When the shown data was loaded (ISO), for a page without a network; null if that is unknown. */
export const selectShownAt = (root: Root): string | null =>
  selectIsAnyStale(root) ? root.device.snapshotAt : (root.device.lost?.since ?? null);
