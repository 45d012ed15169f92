import { RestError } from './restError';

/** What the headers of a request ask for. */
export interface Preferences {
  readonly representation: 'full' | 'minimal' | 'headers-only';
  readonly count: boolean;
  /** For an upsert: what to do with a row that exists. */
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  /** Whether a column that a row leaves out takes its default rather than null. */
  readonly missingDefault: boolean;
  /** The most rows that a change may touch, or null. */
  readonly maxAffected: number | null;
  /** Whether the answer is one object instead of a list. */
  readonly single: boolean;
  /** Whether fields that are null are left out. */
  readonly stripNulls: boolean;
}

const SINGLE = 'application/vnd.pgrst.object';
const PLAIN = new Set([
  '*/*',
  'application/*',
  'application/json',
  'application/vnd.pgrst.array',
  'application/vnd.pgrst.array+json',
]);

function wantsSingle(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return false;
  const types = accept.split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  for (const type of types) {
    if (type === SINGLE || type === `${SINGLE}+json`) return true;
    if (PLAIN.has(type)) return false;
  }
  throw new RestError(
    406,
    'PGRST107',
    `None of these media types are available: ${accept.slice(0, 200)}`,
  );
}

/** Reads `Prefer` and `Accept`. Preferences that are not known are ignored, as HTTP asks. */
export function parsePreferences(
  prefer: string | undefined,
  accept: string | undefined,
): Preferences {
  const words = new Map(
    (prefer ?? '').split(',').map((part) => {
      const [key = '', value = ''] = part.split('=', 2);
      return [key.trim().toLowerCase(), value.trim()] as const;
    }),
  );
  const resolution = words.get('resolution');
  const returned = words.get('return');
  const most = words.get('max-affected');
  return {
    representation:
      returned === 'representation'
        ? 'full'
        : returned === 'headers-only'
          ? 'headers-only'
          : 'minimal',
    count: ['exact', 'planned', 'estimated'].includes(words.get('count') ?? ''),
    resolution:
      resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : null,
    missingDefault: words.get('missing') === 'default',
    maxAffected:
      most !== undefined && /^\d{1,9}$/.test(most) && words.get('handling') === 'strict'
        ? Number(most)
        : null,
    single: wantsSingle(accept),
    stripNulls: accept?.includes('nulls=stripped') ?? false,
  };
}
