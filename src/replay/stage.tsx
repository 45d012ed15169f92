import { configureStore, createAction } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';

import type { AppStore } from '../store/createAppStore';
import { createRecorder } from '../store/recorder';
import { reportOf } from '../store/report';
import type { RootState } from '../store/rootReducer';
import { loadFirstView, Page } from '../ui/mount';
import { recordedDate } from './recordedDate';

/** The page in which the product shows the states of a report. */
export interface Stage {
  /** @param at - The instant of the recording, in milliseconds since 1970. */
  show: (state: RootState, at: number) => void;
}

declare global {
  interface Window {
    /** Set in the page of the stage, which then fires `stageready` at its frame. */
    oficioStage?: Stage;
  }
}

const shown = createAction<RootState>('replay/shown');

/** A store that only shows states: it has no sagas, and what the product dispatches changes nothing. */
function stageStore(first: RootState): AppStore {
  const recorder = createRecorder(() => new Date());
  const store = configureStore({
    reducer: (state: RootState = first, action) => (shown.match(action) ? action.payload : state),
    preloadedState: first,
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(
        recorder.middleware,
      ),
    devTools: false,
  });
  return Object.assign(store, {
    loadOwnData: () => Promise.resolve(),
    loadStatement: () => Promise.resolve(),
    run: () => undefined,
    recorder,
    report: reportOf,
  });
}

/** Said where even the app's own crash message cannot be shown. */
const CANNOT_SHOW = 'Este estado não pode ser mostrado.';

/** Shows the product in this page, with the clock and the time zone of the recording. */
export function openStage(page: Element, timeZone: string): void {
  const RecordedDate = recordedDate(timeZone);
  Object.assign(globalThis, { Date: RecordedDate });
  let mounted: { store: AppStore; root: Root } | null = null;
  let isBroken = false;

  const unmount = () => {
    mounted?.root.unmount();
    mounted = null;
    page.replaceChildren();
  };
  const mount = (state: RootState) => {
    isBroken = false;
    const onError = () => {
      isBroken = true;
    };
    const place = page.appendChild(document.createElement('div'));
    const root = createRoot(place, {
      onCaughtError: onError,
      onUncaughtError: () => {
        onError();
        page.replaceChildren(CANNOT_SHOW);
      },
    });
    const store = stageStore(state);
    mounted = { store, root };
    root.render(<Page store={store} />);
  };

  window.oficioStage = {
    show: (state, at) => {
      RecordedDate.setNow(at);
      // A crash message stays, as in the app; the next state is another page.
      if (isBroken) unmount();
      if (!mounted) {
        mount(state);
        return;
      }
      mounted.store.dispatch(shown(state));
      // What shows the day looks at the clock again.
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
  void loadFirstView().then(() => window.frameElement?.dispatchEvent(new Event('stageready')));
}
