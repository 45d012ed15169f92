import { versionSaga } from './sagas/versionSaga';
import type { AppStore } from './store/createAppStore';
import { followShortcut } from './ui/shell/shortcut';

/** Starts what the first screen does not need. */
export function startDeferred(store: AppStore): void {
  followShortcut(store);
  // `npm run dev` serves no worker.
  if (process.env.NODE_ENV === 'production') store.run(versionSaga);
}
