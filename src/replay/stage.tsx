import { configureStore, createAction } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import type { Recording } from '../features/recording/recording';
import type { Environment } from '../features/recording/report';
import type { AppStore } from '../store/createAppStore';
import { createRecorder } from '../store/recorder';
import { makeReportOf } from '../store/report';
import type { RootState } from '../store/rootReducer';
import { loadFirstView, Page } from '../ui/mount';
import { recordedDate } from './recordedDate';

/** A moment of a report: what was recorded until then, and the state to which it led. */
export interface Moment {
  recording: Recording<RootState>;
  /** The instant of the recording, in milliseconds since 1970. */
  at: number;
}

/** The page in which the product shows the states of a report. */
export interface Stage {
  show: (moment: Moment) => void;
}

declare global {
  interface Window {
    /** Set in the page of the stage, which then fires `stageready` at its frame. */
    oficioStage?: Stage;
  }
}

const shown = createAction<RootState>('replay/shown');

/**
 * Copies states into this page. Objects of another page are taken for instances of classes by the library of the
 * forms. What two states share, their copies share.
 */
function stateCopier(): <Value>(value: Value) => Value {
  const copies = new WeakMap<object, unknown>();
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const made: unknown = Array.isArray(value)
      ? Array.from(value, copy)
      : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
    copies.set(value, made);
    return made;
  };
  return (value) => copy(value) as typeof value; // the same shape
}

/**
 * Cuts the product off from what the page outside of it has: the browser's storage, the focus while it is outside,
 * and the device's colour scheme. Forms are not sent.
 */
function standApart({ colorScheme }: Pick<Environment, 'colorScheme'>): void {
  for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('Nothing is stored while a report is replayed', 'SecurityError');
      },
    });
  }
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('storage', stop, true);
  window.addEventListener('submit', stop, true);

  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    if (!query.includes('prefers-color-scheme')) return matchMedia(query);
    return matchMedia(query.includes(colorScheme) ? 'all' : 'not all');
  };

  // Screens that focus themselves would take the keys from the line of time.
  for (const { prototype } of [HTMLElement, HTMLInputElement, HTMLTextAreaElement]) {
    for (const name of ['focus', 'select', 'setSelectionRange']) {
      if (!Object.hasOwn(prototype, name)) continue;
      const act = Reflect.get(prototype, name) as (...given: unknown[]) => void; // as the three are
      Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]) {
        if (document.hasFocus()) Reflect.apply(act, this, given);
      });
    }
  }
  const showModal: () => void = Reflect.get(HTMLDialogElement.prototype, 'showModal');
  HTMLDialogElement.prototype.showModal = function () {
    const { activeElement } = window.parent.document;
    const isOutside = !document.hasFocus();
    Reflect.apply(showModal, this, []);
    // The browser focuses the dialog itself, so the focus is given back.
    if (isOutside) (activeElement as HTMLElement | null)?.focus();
  };
}

/** What the open forms hold that is not saved. A form reads it once, when it is opened. */
const typedIn = ({ workspace: { forms } }: RootState) => ({
  id: forms.modal?.id,
  draft: forms.modal && 'draft' in forms.modal ? forms.modal.draft : null,
  myData: forms.myData.draft,
});

/** Whether a form is open in both states, and what is typed in it is not the same. */
function isTypedAnew(before: RootState, after: RootState): boolean {
  const [one, other] = [typedIn(before), typedIn(after)];
  return (one.id === other.id && one.draft !== other.draft) || one.myData !== other.myData;
}

/** A store that only shows states: it has no sagas, and what the product dispatches changes nothing. */
function stageStore(first: RootState, recording: () => Recording<RootState>): AppStore {
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
    recorder: { ...recorder, recording },
    report: makeReportOf,
  });
}

/** Said where even the app's own crash message cannot be shown. */
const CANNOT_SHOW = 'Este estado não pode ser mostrado.';

/** Shows the product in this page, with the clock and the time zone of the recording. */
export function openStage(
  page: Element,
  { timeZone, colorScheme }: Pick<Environment, 'timeZone' | 'colorScheme'>,
): void {
  const RecordedDate = recordedDate(timeZone);
  Object.assign(globalThis, { Date: RecordedDate });
  standApart({ colorScheme });
  const copy = stateCopier();
  let mounted: { store: AppStore; root: Root; state: RootState } | null = null;
  let isBroken = false;
  /** A product with another key is mounted anew, and so are its forms. */
  let key = 0;
  let recording: Recording<RootState>;

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
    const store = stageStore(state, () => copy(recording));
    mounted = { store, root, state };
    root.render(<Page key={key} store={store} />);
  };

  window.oficioStage = {
    show: (moment) => {
      recording = moment.recording;
      RecordedDate.setNow(moment.at);
      // A crash message stays, as in the app; the next state is another page.
      if (isBroken) unmount();
      const state = copy(recording.after);
      if (!mounted) {
        mount(state);
        return;
      }
      const { store, root, state: before } = mounted;
      mounted.state = state;
      flushSync(() => {
        store.dispatch(shown(state));
        if (!isTypedAnew(before, state)) return;
        key += 1;
        root.render(<Page key={key} store={store} />);
      });
      // What shows the day looks at the clock again.
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
  void loadFirstView().then(() => window.frameElement?.dispatchEvent(new Event('stageready')));
}
