import { type Finding, fineFinding, newFinding } from './finding';

/** The parts of a key that the doctor checks. */
interface ReadKey {
  readonly kind: 'publishable' | 'anonymous' | 'secret' | 'other';
  /** The project that an old key (a JWT) was made for. */
  readonly project: string | null;
}

function payloadOf(key: string): Readonly<Record<string, unknown>> {
  try {
    const text = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8');
    const payload: unknown = JSON.parse(text);
    return typeof payload === 'object' && payload !== null ? { ...payload } : {};
  } catch {
    return {};
  }
}

function readKey(key: string): ReadKey {
  if (key.startsWith('sb_publishable_')) return { kind: 'publishable', project: null };
  if (key.startsWith('sb_secret_')) return { kind: 'secret', project: null };
  const { role, ref } = payloadOf(key);
  const project = typeof ref === 'string' ? ref : null;
  if (role === 'anon') return { kind: 'anonymous', project };
  return { kind: role === undefined ? 'other' : 'secret', project };
}

/**
 * The project's reference in the address of a hosted project: `abc` in `https://abc.supabase.co`. Null for other
 * addresses.
 */
export function projectReference(url: string): string | null {
  return /^([a-z0-9]+)\.supabase\.(?:co|in|red)$/.exec(new URL(url).hostname)?.[1] ?? null;
}

/** @returns the reason not to send the key to the project; null if the key may be sent. */
export function keyTrouble(url: string, key: string): Finding | null {
  const { kind, project } = readKey(key);
  if (kind === 'secret') {
    return newFinding(
      'problem',
      'The key is a secret one. It was not sent anywhere.',
      'Built into the app, it would hand every record of every user to every visitor: row level security does not hold for it.',
      'Use the publishable key (Project Settings → API Keys). If an app was ever built with the secret one, replace that one there.',
    );
  }
  const expected = projectReference(url);
  if (project !== null && expected !== null && project !== expected) {
    return newFinding(
      'problem',
      `The key belongs to the project ${project}, the address to ${expected}.`,
      'Every request of the app would be refused.',
      `Take both from one place: https://supabase.com/dashboard/project/${expected}/settings/api-keys`,
    );
  }
  return null;
}

export function keyFinding(key: string): Finding {
  switch (readKey(key).kind) {
    case 'publishable':
      return fineFinding('The key is a publishable one.');
    case 'anonymous':
      return newFinding(
        'note',
        'The key is one of the old kind ("anon").',
        'It works, for as long as the project has not switched the old keys off.',
        'When that comes, build the app again with a publishable key.',
      );
    default:
      return newFinding(
        'note',
        'The key is of no kind that hosted projects have.',
        'A server of your own may have any.',
      );
  }
}
