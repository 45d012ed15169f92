import { selectUser } from './features/app/session/sessionSlice';
import { storedImportJournal } from './gateway/importJournal';
import { versionSaga } from './sagas/versionSaga';
import type { AppStore } from './store/createAppStore';
import { ignoreSecondPresses } from './ui/kit/hooks/secondPress';
import { loadSeriesStrip } from './ui/sections/series/seriesChunk';
import { followShortcut } from './ui/shell/shortcut';

/** Removes what a spreadsheet has left that was interrupted when its page was closed. */
function settleSpreadsheet(store: AppStore): void {
  const user = selectUser(store.getState());
  // Nothing waits for this chunk. If it cannot be loaded, the next start removes the rows.
  if (user && storedImportJournal.read(user.id)) store.loadSpreadsheet().catch(() => undefined);
}

/** Starts the work that the first screen does not need. */
export function startDeferred(store: AppStore): void {
  ignoreSecondPresses();
  followShortcut(store);
  // If it cannot be loaded now, the strip that asks for it loads it.
  void Promise.all([store.loadSeriesWork(), loadSeriesStrip()]).catch(() => undefined);
  settleSpreadsheet(store);
  // `npm run dev` has no service worker.
  if (process.env.NODE_ENV === 'production') store.run(versionSaga);
}
