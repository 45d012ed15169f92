import { versionSaga } from './sagas/versionSaga';
import type { AppStore } from './store/createAppStore';
import { ignoreSecondPresses } from './ui/kit/hooks/secondPress';
import { loadSeriesStrip } from './ui/sections/series/seriesChunk';
import { followShortcut } from './ui/shell/shortcut';

/** Starts the work that the first screen does not need. */
export function startDeferred(store: AppStore): void {
  ignoreSecondPresses();
  followShortcut(store);
  // If it cannot be loaded now, the strip that asks for it loads it.
  void Promise.all([store.loadSeriesWork(), loadSeriesStrip()]).catch(() => undefined);
  // `npm run dev` has no service worker.
  if (process.env.NODE_ENV === 'production') store.run(versionSaga);
}
