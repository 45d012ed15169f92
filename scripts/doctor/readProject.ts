/** The answer to a request. Status 0 means that no answer came. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What a project answers to anybody who has its publishable key. */
export interface ProjectFacts {
  readonly url: string;
  readonly health: Answer;
  readonly settings: Answer;
  /** By table, the answer to an anonymous request for a row. */
  readonly tables: Readonly<Record<string, Answer>>;
  /** How many ms the project's clock is ahead of this machine's clock; null if unknown. */
  readonly clockAhead: number | null;
  /** The address to which a confirmation link leads by default. */
  readonly siteUrl: string | null;
  /** The address to which a confirmation link leads if it names the app's address as its target; null if unknown. */
  readonly redirect: string | null;
  /** The answer to a sign-up that is always refused and states the password rules; null if no sign-up was sent. */
  readonly signUp: Answer | null;
}

const PATIENCE = 15_000;

/**
 * Sends a request without following redirects. It never throws: a missing answer is part of the result.
 * @param body - the body of a POST; null for a GET.
 */
export async function requestAnswer(
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
      // The body is no JSON, so it is returned as text.
    }
    return { status: answer.status, body: read, headers: answer.headers };
  } catch (error) {
    return { status: 0, body: String(error), headers: new Headers() };
  }
}

export const memberOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

/**
 * Compares the `Date` header of an answer, which has whole seconds, with the middle between sending and receiving.
 */
function clockAhead(answer: Answer, sent: number, came: number): number | null {
  const date = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(date) ? null : date + 500 - (sent + came) / 2;
}

/**
 * A sign-up that is always refused. Its password is too short for any project, and even if a project accepted it,
 * the malformed code challenge would be refused.
 */
const REFUSED_SIGN_UP = JSON.stringify({
  email: 'oficio-doctor@exemplo.com.br',
  password: '1',
  code_challenge: 'x',
  code_challenge_method: 's256',
});

/**
 * @param app - the app's address, if known.
 * @param trySignUp - whether to send a sign-up that is always refused.
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
  const health = await requestAnswer(`${url}/auth/v1/health`, headers);
  const came = Date.now();
  // Follows an invented confirmation link. GoTrue refuses the link with a redirect to the address to which a valid
  // link would lead.
  const follow = async (to: string): Promise<string | null> => {
    const query = `token=${'0'.repeat(56)}&type=signup${to}`;
    const { status, headers: told } = await requestAnswer(
      `${url}/auth/v1/verify?${query}`,
      headers,
    );
    const location = told.get('location');
    return status >= 300 && status < 400 && location !== null ? location : null;
  };
  const asked = await Promise.all(
    tables.map(
      async (table) =>
        [table, await requestAnswer(`${url}/rest/v1/${table}?select=*&limit=1`, headers)] as const,
    ),
  );
  return {
    url,
    health,
    settings: await requestAnswer(`${url}/auth/v1/settings`, headers),
    tables: Object.fromEntries(asked),
    clockAhead: clockAhead(health, sent, came),
    siteUrl: await follow(''),
    signUp: trySignUp
      ? await requestAnswer(`${url}/auth/v1/signup`, headers, REFUSED_SIGN_UP)
      : null,
    redirect: app === null ? null : await follow(`&redirect_to=${encodeURIComponent(app)}`),
  };
}
