/**
 * `npm run bench:recorder` measures the cost of recording the last actions, in turns with a store that records
 * nothing. Node has the same JavaScript engine as Chromium. React's work is left out, because it is the same with
 * and without recording.
 */
import { configureStore, Tuple } from '@reduxjs/toolkit';
import { clientsActions } from '../src/features/business/clients/clientsSlice';
import { formsActions } from '../src/features/app/forms/formsSlice';
import { paymentsActions } from '../src/features/business/payments/paymentsSlice';
import { workspaceActions } from '../src/features/app/workspace/workspaceSlice';
import { createRecorder } from '../src/store/report/recorder';
import { rootReducer } from '../src/store/rootReducer';
import { aClient, aPayment } from '../test/builders';

const ROWS = 10_000;
const ROUNDS = 31;

const clients = Array.from({ length: ROWS }, (_, index) => aClient({ name: `Cliente ${index}` }));
const payments = Array.from({ length: ROWS }, () => aPayment({ paid: false }));

function makeStore(records: boolean) {
  const { middleware } = createRecorder(() => new Date());
  return configureStore({
    reducer: rootReducer,
    middleware: () => new Tuple(...(records ? [middleware] : [])),
    devTools: false,
  });
}
type Store = ReturnType<typeof makeStore>;

/** The average time of one action in microseconds, over many actions. */
function timed(times: number, act: (index: number) => void): number {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) act(index);
  return ((performance.now() - start) * 1_000) / times;
}

const load = (store: Store): void => {
  store.dispatch(clientsActions.loaded(clients));
  store.dispatch(paymentsActions.loaded(payments));
};

const FIGURES: Readonly<Record<string, (store: Store) => number>> = {
  'a keystroke in a form (µs)': (store) => {
    store.dispatch(workspaceActions.modalOpened('clients', 'create', 'c1'));
    return timed(500, (index) => {
      const draft = { values: { name: `Padaria ${index}` }, baseline: null };
      store.dispatch(formsActions.draftChanged('c1', draft));
    });
  },
  'a toggle in a list of 10,000 (µs)': (store) => {
    load(store);
    return timed(500, (index) => {
      const id = payments[index]?.id ?? '';
      store.dispatch(paymentsActions.paidToggled({ id, paid: true }));
    });
  },
  'loading two lists of 10,000 (ms)': (store) =>
    timed(1, () => {
      load(store);
    }) / 1_000,
};

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const show = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

for (const [what, measure] of Object.entries(FIGURES)) {
  const taken = { without: [] as number[], with: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.without.push(measure(makeStore(false)));
    taken.with.push(measure(makeStore(true)));
  }
  console.log(`${what}: ${show(median(taken.without))} without, ${show(median(taken.with))} with`);
}

/** The bytes that a page uses after its lists were loaded and 500 rows were toggled. */
function held(records: boolean): number {
  const store = makeStore(records);
  load(store);
  for (const { id } of payments.slice(0, 500)) {
    store.dispatch(paymentsActions.paidToggled({ id, paid: true }));
  }
  global.gc?.();
  const { heapUsed } = process.memoryUsage();
  // This use of the store keeps it from being garbage-collected before the measurement.
  return store.getState().payments.ids.length > 0 ? heapUsed : NaN;
}

const memory = { without: [] as number[], with: [] as number[] };
for (let round = 0; round < 7; round += 1) {
  memory.without.push(held(false));
  memory.with.push(held(true));
}
const mebibytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
console.log(
  `memory after 500 toggles (MiB): ${mebibytes(median(memory.without))} without, ${mebibytes(median(memory.with))} with`,
);
