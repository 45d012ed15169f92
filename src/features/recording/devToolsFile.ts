import type { Report } from './report';

/**
 * A report as the file that the Redux DevTools import: the state at first, and the actions as they were
 * dispatched. They fold the states themselves.
 */
export function devToolsFile<State>({ base, entries }: Report<State>): string {
  return JSON.stringify({
    preloadedState: JSON.stringify(base),
    payload: JSON.stringify(entries.map(({ action }) => action)),
  });
}
