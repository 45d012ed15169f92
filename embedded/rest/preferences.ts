import { RestError, unsupported } from './restError';

/** The options in a request's headers. */
export interface Preferences {
  /** Whether the answer to a change contains the changed rows. */
  readonly representation: boolean;
  /** Whether the answer states how many rows there are. */
  readonly count: boolean;
  /** Whether the answer is one object instead of a list. */
  readonly single: boolean;
}

const SINGLE = 'application/vnd.pgrst.object+json';
const LIST = new Set(['*/*', 'application/json']);

function wantsSingle(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return false;
  for (const part of accept.split(',')) {
    const type = part
      .trim()
      .toLowerCase()
      .replace(/;q=[\d.]+$/, '');
    if (type === SINGLE) return true;
    if (LIST.has(type)) return false;
  }
  throw new RestError(
    406,
    'PGRST107',
    `None of these media types are available: ${accept.slice(0, 200)}`,
  );
}

const PREFERENCES = new Set(['return=representation', 'return=minimal', 'count=exact']);

/**
 * Reads `Prefer` and `Accept`.
 * @throws RestError for all other options of PostgREST, because an unsupported option must not be ignored.
 */
export function parsePreferences(
  prefer: string | undefined,
  accept: string | undefined,
): Preferences {
  const wanted = (prefer ?? '').split(',').map((part) => part.trim().toLowerCase());
  const odd = wanted.find((part) => part !== '' && !PREFERENCES.has(part));
  if (odd !== undefined) throw unsupported(`The preference ${odd.slice(0, 40)}`);
  return {
    representation: wanted.includes('return=representation'),
    count: wanted.includes('count=exact'),
    single: wantsSingle(accept),
  };
}
