import { configureStore, createAction } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import type { Recording } from '../features/app/report/recording';
import type { Environment } from '../features/app/report/report';
import type { AppStore } from '../store/createAppStore';
import { createRecorder } from '../store/report/recorder';
import { makeReportOf } from '../store/report/report';
import type { RootState } from '../store/rootReducer';
import { loadFirstView, Page } from '../ui/mount';
import { recordedDate } from './recordedDate';

/** A moment of a report: the actions that were recorded until then, and the state after them. */
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
    /** The stage. It is set in the page of the stage, which then dispatches the event `stageready` to its frame. */
    oficioStage?: Stage;
  }
}

const shown = createAction<RootState>('replay/shown');

/**
 * Makes a function that copies states into this page. Without a copy, react-hook-form would take objects of another
 * page for instances of classes. If two states share an object, their copies share it, too.
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
  return (value) => copy(value) as typeof value; // cast: a copy has the same shape
}

/**
 * Cuts the product off from the browser's storage, from the device's colour scheme, and from the focus while it is
 * outside of the frame. Forms are not submitted.
 */
function isolatePage({ colorScheme }: Pick<Environment, 'colorScheme'>): void {
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

  // Screens that set the focus would otherwise take it from the timeline.
  for (const { prototype } of [HTMLElement, HTMLInputElement, HTMLTextAreaElement]) {
    for (const name of ['focus', 'select', 'setSelectionRange']) {
      if (!Object.hasOwn(prototype, name)) continue;
      // cast: the three named methods are functions
      const act = Reflect.get(prototype, name) as (...given: unknown[]) => void;
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
    // The browser itself focuses the dialog, so the focus is given back.
    if (isOutside) (activeElement as HTMLElement | null)?.focus();
  };
}

/** The unsaved input of the open forms. A form reads it once, when it opens. */
const unsavedInput = ({ workspace: { forms } }: RootState) => ({
  id: forms.modal?.id,
  draft: forms.modal && 'draft' in forms.modal ? forms.modal.draft : null,
  myData: forms.myData.draft,
});

/** Whether a form is open in both states but with different input. */
function isTypedAnew(before: RootState, after: RootState): boolean {
  const [one, other] = [unsavedInput(before), unsavedInput(after)];
  return (one.id === other.id && one.draft !== other.draft) || one.myData !== other.myData;
}

/** Makes a store that only shows states. It has no sagas, and actions that the product dispatches change nothing. */
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
    loadSeriesWork: () => Promise.resolve(),
    loadSpreadsheet: () => Promise.resolve(),
    run: () => undefined,
    recorder: { ...recorder, recording },
    report: makeReportOf,
  });
}

/** Shown if the app's own crash message cannot be shown either. */
const CANNOT_SHOW = 'Este estado não pode ser mostrado.';

/** Shows the product in this page, with the recorded clock and time zone. */
export function openStage(
  page: Element,
  { timeZone, colorScheme }: Pick<Environment, 'timeZone' | 'colorScheme'>,
): void {
  const RecordedDate = recordedDate(timeZone);
  Object.assign(globalThis, { Date: RecordedDate });
  isolatePage({ colorScheme });
  const copy = stateCopier();
  let mounted: { store: AppStore; root: Root; state: RootState } | null = null;
  let isBroken = false;
  /** A new key makes React mount the product again, so that its forms read their input again. */
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
      // In the app a crash message stays. Here the next state must be rendered anew.
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
      // Components that show the current day read the clock again on this event.
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
  void loadFirstView().then(() => window.frameElement?.dispatchEvent(new Event('stageready')));
}
