import { askPassword } from './askPassword';
import { generatePassword } from './password';
import { StartupError } from '../startupError';

/** How many accounts the authentication server lists in a page. */
const PAGE_SIZE = 200;
const MAX_PAGES = 500;

interface Account {
  readonly id: string;
  readonly email?: string;
}

/** A hosted project and its secret key. */
export interface HostedProject {
  /** The origin of the project, for example `https://abc.supabase.co`. */
  readonly url: string;
  readonly secretKey: string;
}

/**
 * Reads the project and its key from the environment.
 * @throws StartupError that names the missing variable.
 */
export function hostedProjectFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): HostedProject {
  const url = env['SUPABASE_URL']?.trim() ?? '';
  const secretKey = env['SUPABASE_SECRET_KEY']?.trim() ?? '';
  if (!URL.canParse(url) || secretKey === '') {
    throw new StartupError(
      'Which project? SUPABASE_URL=https://<ref>.supabase.co SUPABASE_SECRET_KEY=… npm run reset-password -- --hosted e-mail',
    );
  }
  if (secretKey.startsWith('sb_publishable_')) {
    throw new StartupError(
      'SUPABASE_SECRET_KEY is a publishable key. The secret one is below it: Project Settings → API Keys.',
    );
  }
  return { url: new URL(url).origin, secretKey };
}

async function ask(
  { url, secretKey }: HostedProject,
  path: string,
  change?: object,
): Promise<unknown> {
  const answer = await fetch(`${url}/auth/v1/admin/${path}`, {
    method: change === undefined ? 'GET' : 'PUT',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: change === undefined ? null : JSON.stringify(change),
  }).catch(() => {
    throw new StartupError(`${url} does not answer.`);
  });
  const body: unknown = JSON.parse((await answer.text()) || 'null');
  if (answer.ok) return body;
  const { message } = Object(body) as { message?: unknown }; // cast: it is parsed JSON
  throw new StartupError(
    `${url} refuses (${String(answer.status)}): ${typeof message === 'string' ? message : 'no reason given'}`,
  );
}

async function accountOf(project: HostedProject, email: string): Promise<Account> {
  const wanted = email.trim().toLowerCase();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const body = await ask(project, `users?page=${String(page)}&per_page=${String(PAGE_SIZE)}`);
    const { users } = body as { users: readonly Account[] }; // cast: the answer was a success
    const found = users.find((user) => user.email?.toLowerCase() === wanted);
    if (found !== undefined) return found;
    if (users.length < PAGE_SIZE) break;
  }
  throw new StartupError(`There is no account with the e-mail ${wanted}.`);
}

/** Sets a new password in the project and ends all sessions of the account. @throws StartupError */
export async function setHostedPassword(
  project: HostedProject,
  email: string,
  password: string,
): Promise<void> {
  const { id } = await accountOf(project, email);
  await ask(project, `users/${id}`, { password });
}

/** Asks twice for a new password and sets it. */
export async function resetHostedPassword(email: string): Promise<void> {
  const project = hostedProjectFromEnvironment(process.env);
  // The account and the key are checked before the user types a password.
  await accountOf(project, email);
  const typed = await askPassword();
  const password = typed ?? generatePassword();
  await setHostedPassword(project, email, password);
  console.log(`${email} has a new password and is signed out on every device.`);
  if (typed === null) console.log(`Password: ${password}`);
}
