import type { DeviceState } from '../device/deviceSlice';
import { ENTITIES, type EntityName } from './entities';

type Root = Record<EntityName, { stale: boolean }> & { device: DeviceState };

/** A list still shows what an earlier visit has left on this device. */
export const selectIsAnyStale = (root: Root): boolean => ENTITIES.some((list) => root[list].stale);

/** Without a network: the instant (ISO) whose state is shown; null where that is not known. */
export const selectShownAt = (root: Root): string | null =>
  selectIsAnyStale(root) ? root.device.snapshotAt : (root.device.lost?.since ?? null);
