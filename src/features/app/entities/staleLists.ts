import type { DeviceState } from '../device/deviceSlice';
import { ENTITIES, type EntityName } from './entities';

type Root = Record<EntityName, { stale: boolean }> & { device: DeviceState };

/** Whether any list still shows the snapshot of an earlier visit. */
export const selectIsAnyStale = (root: Root): boolean => ENTITIES.some((list) => root[list].stale);

/** When the data that a page without a network shows was loaded (ISO); null if that is unknown. */
export const selectShownAt = (root: Root): string | null =>
  selectIsAnyStale(root) ? root.device.snapshotAt : (root.device.lost?.since ?? null);
