/** An answer to one request; `status` 0: there was none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What a project shows to whoever has its publishable key. */
export interface ProjectFacts {
  readonly url: string;
  readonly health: Answer;
  readonly settings: Answer;
  /** By table: what an anonymous visitor is told who asks for a row. */
  readonly tables: Readonly<Record<string, Answer>>;
  /** By how much the project's clock is ahead of this one, in ms; null if it was not told. */
  readonly clockAhead: number | null;
  /** Where a confirmation link leads by itself. */
  readonly siteUrl: string | null;
  /** Where it leads if it asks for the app's address; null if that is not known. */
  readonly redirect: string | null;
  /** A sign-up that can only be refused, and says by which rules; null where nobody asked for it. */
  readonly signUp: Answer | null;
}

const PATIENCE = 15_000;

/** Asks without following where it leads. Never throws: no answer is one, too. @param body - to be posted. */
export async function ask(
  url: string,
  headers: Record<string, string> = {},
  body: string | null = null,
): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method: body === null ? 'GET' : 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await answer.text();
    let read: unknown = text;
    try {
      read = JSON.parse(text);
    } catch {
      // The text itself, then.
    }
    return { status: answer.status, body: read, headers: answer.headers };
  } catch (error) {
    return { status: 0, body: String(error), headers: new Headers() };
  }
}

export const member = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

/** The clock in an answer's `Date`, which counts in seconds, against the middle of the request. */
function clockAhead(answer: Answer, sent: number, came: number): number | null {
  const date = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(date) ? null : date + 500 - (sent + came) / 2;
}

/** Its password is too short for any project, and were it not, the code challenge is malformed. */
const REFUSED_SIGN_UP = JSON.stringify({
  email: 'oficio-doctor@exemplo.com.br',
  password: '1',
  code_challenge: 'x',
  code_challenge_method: 's256',
});

/**
 * @param app - the address of the app, if it is known.
 * @param trySignUp - whether a sign-up may be sent, which is refused.
 */
export async function readProject(
  url: string,
  key: string,
  tables: readonly string[],
  app: string | null,
  trySignUp: boolean,
): Promise<ProjectFacts> {
  const headers = { apikey: key };
  const sent = Date.now();
  const health = await ask(`${url}/auth/v1/health`, headers);
  const came = Date.now();
  // A link that nobody has sent: GoTrue refuses it, and says so at the address it would have led to.
  const follow = async (to: string): Promise<string | null> => {
    const query = `token=${'0'.repeat(56)}&type=signup${to}`;
    const { status, headers: told } = await ask(`${url}/auth/v1/verify?${query}`, headers);
    const location = told.get('location');
    return status >= 300 && status < 400 && location !== null ? location : null;
  };
  const asked = await Promise.all(
    tables.map(
      async (table) =>
        [table, await ask(`${url}/rest/v1/${table}?select=*&limit=1`, headers)] as const,
    ),
  );
  return {
    url,
    health,
    settings: await ask(`${url}/auth/v1/settings`, headers),
    tables: Object.fromEntries(asked),
    clockAhead: clockAhead(health, sent, came),
    siteUrl: await follow(''),
    signUp: trySignUp ? await ask(`${url}/auth/v1/signup`, headers, REFUSED_SIGN_UP) : null,
    redirect: app === null ? null : await follow(`&redirect_to=${encodeURIComponent(app)}`),
  };
}
