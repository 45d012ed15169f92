import { PUBLIC_KEY } from '../../embedded/http/guards';

/** The backend of the built app. */
export interface Backend {
  /** The origin of a hosted Supabase project; undefined for the embedded backend, which has the app's own origin. */
  readonly url: string | undefined;
  /** The public client key. */
  readonly publishableKey: string;
}

/**
 * Reads `SUPABASE_URL` and `SUPABASE_PUBLISHABLE_KEY`. Both are set for a hosted backend, neither for the embedded
 * one.
 * @throws Error that says what to set, if only one is set or the URL is invalid.
 */
export function backendFromEnvironment(env: Readonly<Record<string, string | undefined>>): Backend {
  const url = env['SUPABASE_URL']?.trim() ?? '';
  const key = env['SUPABASE_PUBLISHABLE_KEY']?.trim() ?? '';

  if (url === '' && key === '') {
    return { url: undefined, publishableKey: PUBLIC_KEY };
  }
  if (url === '' || key === '') {
    const [set, missing] =
      key === ''
        ? ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY']
        : ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL'];
    throw new Error(
      `${set} is set but ${missing} is not. Set both to build for a hosted Supabase project, ` +
        'or neither to build for the embedded backend.',
    );
  }
  return { url: validOrigin(url), publishableKey: key };
}

function validOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === undefined || !isWeb || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error(
      `SUPABASE_URL is "${text}", which is not the address of a project. ` +
        'It looks like https://abcdefghijkl.supabase.co, without a path.',
    );
  }
  return url.origin;
}
