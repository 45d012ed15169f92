import type { Report } from './report';

/**
 * A report in the format that the Redux DevTools import: the initial state, and the actions as they were
 * dispatched. The DevTools compute the other states themselves.
 */
export function devToolsFile<State>({ base, entries }: Report<State>): string {
  return JSON.stringify({
    preloadedState: JSON.stringify(base),
    payload: JSON.stringify(entries.map(({ action }) => action)),
  });
}
