import { fakeBrowser, type FakeBrowser } from '../../test/browser';
import type { SessionEvent } from './gateway';
import { createSessionClient, SESSION_KEY } from './supabaseClient';
import { supabaseSession } from './supabaseSession';
import type { UrlLink } from './urlTokens';

const config = { url: 'http://localhost:9', key: 'key' };
const userOf = (id: string) => ({ id, email: `${id}@exemplo.com.br`, fullName: null });

/** A token as the backend signs it, for an hour. */
function jwt(subject: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: subject, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const session = (id: string, refreshToken: string) => ({
  access_token: jwt(id),
  refresh_token: refreshToken,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id, email: `${id}@exemplo.com.br`, aud: 'authenticated', user_metadata: {} },
});

/** Delivers messages between the tabs of one browser, as far as supabase-js needs that. */
class TabChannel extends EventTarget {
  private static tabs: TabChannel[] = [];

  constructor() {
    super();
    TabChannel.tabs.push(this);
  }

  postMessage(data: unknown): void {
    for (const tab of TabChannel.tabs) {
      if (tab !== this) tab.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }

  close(): void {
    TabChannel.tabs = TabChannel.tabs.filter((tab) => tab !== this);
  }

  static closeAll(): void {
    TabChannel.tabs = [];
  }
}

let browser: FakeBrowser;
const clients: ReturnType<typeof createSessionClient>[] = [];

/** A tab of the browser, with its session and the events that it received. */
async function openTab(urlLink: UrlLink | null = null) {
  const client = createSessionClient(config);
  clients.push(client);
  await client.auth.initialize();
  await client.auth.stopAutoRefresh();
  const gateway = supabaseSession({
    client,
    temporaryClient: () => client,
    urlLink,
    log: () => undefined,
  });
  const events: SessionEvent[] = [];
  gateway.subscribe((event) => events.push(event));
  await new Promise(setImmediate);
  return { client, gateway, events };
}

/** Stores a session in the browser, as another tab would. */
const store = (stored: object): void => {
  browser.storage.set(SESSION_KEY, JSON.stringify(stored));
};

const answerWith = (answer: (request: Request) => Response | Promise<Response>): void => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) => answer(new Request(input, init)));
};

beforeEach(() => {
  browser = fakeBrowser();
  Object.assign(globalThis, { BroadcastChannel: TabChannel });
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(async () => {
  jest.useRealTimers();
  for (const client of clients.splice(0)) await client.auth.dispose();
  TabChannel.closeAll();
  browser.restore();
});

const expired = { ...session('marina', 'first'), expires_at: 1 };

describe('two tabs that renew one session at the same time', () => {
  test.each([
    ['hands out the same token again', () => Response.json(session('marina', 'second'))],
    [
      'takes each token once',
      () => Response.json({ code: 'refresh_token_already_used', message: 'x' }, { status: 400 }),
    ],
  ])('both get it, where the backend %s', async (_name, secondAnswer) => {
    const tabs = [await openTab(), await openTab()];
    store(expired);
    let refreshes = 0;
    answerWith(async () => {
      refreshes += 1;
      if (refreshes === 1) return Response.json(session('marina', 'second'));
      await new Promise(setImmediate);
      return secondAnswer();
    });
    const users = await Promise.all(tabs.map(({ gateway }) => gateway.restore()));
    expect(refreshes).toBe(2);
    expect(users).toEqual([userOf('marina'), userOf('marina')]);
    expect(browser.storage.get(SESSION_KEY)).toContain('"second"');
  });

  test('both get their data, where only the backend knows that the token has expired', async () => {
    const tabs = [await openTab(), await openTab()];
    const stale = session('marina', 'first');
    store(stale);
    const fresh = { ...session('marina', 'second'), access_token: jwt('marina, fresh') };
    let refreshes = 0;
    answerWith(async (request) => {
      if (request.url.includes('/rest/v1/')) {
        const isFresh = request.headers.get('Authorization')?.endsWith(fresh.access_token);
        return Response.json([], { status: isFresh ? 200 : 401 });
      }
      refreshes += 1;
      if (refreshes > 1) await new Promise(setImmediate);
      return Response.json(fresh);
    });
    const answers = await Promise.all(tabs.map(({ client }) => client.from('clients').select()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(refreshes).toBe(2);
  });

  test('a session that is refused and gone is none', async () => {
    const { gateway } = await openTab();
    store(expired);
    answerWith(() =>
      Response.json({ code: 'refresh_token_not_found', message: 'x' }, { status: 400 }),
    );
    expect(await gateway.restore()).toBeNull();
    expect(browser.storage.has(SESSION_KEY)).toBe(false);
  });
});

test('a renewal that is refused for its rate is tried again: the session is not lost', async () => {
  const { gateway } = await openTab();
  store(expired);
  jest.useFakeTimers();
  answerWith(() => Response.json({ code: 'over_request_rate_limit' }, { status: 429 }));
  const restored = gateway.restore().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await restored).toMatchObject({ name: 'GatewayError', failure: 'network' });
  answerWith(() => Response.json(session('marina', 'second')));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await gateway.restore()).toEqual(userOf('marina'));
});

test('a renewal that met too many others is tried again: the session is not lost', async () => {
  const { gateway } = await openTab();
  store(expired);
  jest.useFakeTimers();
  let renewals = 0;
  answerWith(() => {
    renewals += 1;
    return renewals === 1
      ? Response.json({ code: 'conflict', message: 'Too many concurrent' }, { status: 409 })
      : Response.json(session('marina', 'second'));
  });
  const restored = gateway.restore();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await restored).toEqual(userOf('marina'));
});

describe('a session of two minutes that is revoked elsewhere', () => {
  const REFUSED = { code: 'refresh_token_not_found', message: 'x' };

  /** As in the hosted service, tokens are valid for two minutes, and a revoked session is not renewed. */
  async function openRevoked(refusal = () => Response.json(REFUSED, { status: 400 })) {
    const asked: { at: number; path: string }[] = [];
    jest.useFakeTimers();
    const start = Date.now();
    answerWith((request) => {
      const { pathname } = new URL(request.url);
      asked.push({ at: (Date.now() - start) / 1000, path: pathname });
      if (pathname === '/auth/v1/token') return refusal();
      const isOurs = request.headers.get('Authorization') === `Bearer ${stored.access_token}`;
      return isOurs && Date.now() - start < 120_000
        ? Response.json([])
        : Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
    });
    const stored = { ...session('marina', 'first'), expires_in: 120 };
    store({ ...stored, expires_at: Math.floor(start / 1000) + 120 });
    const client = createSessionClient(config);
    clients.push(client);
    const gateway = supabaseSession({
      client,
      temporaryClient: () => client,
      urlLink: null,
      log: () => undefined,
    });
    const events: SessionEvent[] = [];
    gateway.subscribe((event) => events.push(event));
    await jest.advanceTimersByTimeAsync(0);
    return { client, events, asked };
  }

  test('ends with the first renewal that is refused, though its token holds for a while', async () => {
    const { events } = await openRevoked();
    await jest.advanceTimersByTimeAsync(31_000);
    expect(events.at(-1)).toEqual({ type: 'signedOut' });
    expect(browser.storage.has(SESSION_KEY)).toBe(false);
  });

  test('ends for the other tabs, too', async () => {
    const other = await openTab();
    await openRevoked();
    await jest.advanceTimersByTimeAsync(31_000);
    expect(other.events.at(-1)).toEqual({ type: 'signedOut' });
  });

  test('ends with a save whose token is refused, before the save is told so', async () => {
    const { client, events } = await openRevoked();
    // The page was asleep, so its timers did not run, and its token has expired.
    jest.setSystemTime(Date.now() + 130_000);
    await client.from('clients').insert({ name: 'Padaria' });
    expect(events.at(-1)).toEqual({ type: 'signedOut' });
  });

  test('stays where another tab has renewed it in the meantime', async () => {
    const { events } = await openRevoked(() => {
      store(session('marina', 'second'));
      return Response.json({ code: 'refresh_token_already_used', message: 'x' }, { status: 400 });
    });
    await jest.advanceTimersByTimeAsync(31_000);
    expect(events.some(({ type }) => type === 'signedOut')).toBe(false);
    expect(browser.storage.get(SESSION_KEY)).toContain('"second"');
  });

  test.each([
    ['a gateway that does not know the key', { message: 'Invalid API key' }, 401],
    ['a network that answers by itself', '<html>Wi-Fi</html>', 403],
    ['a project that is away', { message: 'no Route matched with those values' }, 404],
  ])('is not taken for ended by %s', async (_name, body, status) => {
    const { events } = await openRevoked(() => new Response(JSON.stringify(body), { status }));
    await jest.advanceTimersByTimeAsync(31_000);
    expect(events.some(({ type }) => type === 'signedOut')).toBe(false);
    expect(browser.storage.has(SESSION_KEY)).toBe(true);
  });
});

describe('signing out without a network', () => {
  const unreachable = () => Promise.reject(new TypeError('fetch failed'));

  test('ends within five seconds, though an expired token is renewed first', async () => {
    const { gateway, events } = await openTab();
    store(expired);
    jest.useFakeTimers();
    answerWith(unreachable);
    const ended = gateway.signOut();
    await jest.advanceTimersByTimeAsync(5_000);
    await ended;
    expect(browser.storage.has(SESSION_KEY)).toBe(false);
    expect(events).toEqual([{ type: 'signedOut' }]);

    // The renewal is retried and now succeeds.
    answerWith(() => Response.json(session('marina', 'second')));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(browser.storage.has(SESSION_KEY)).toBe(false);
    expect(events).toEqual([{ type: 'signedOut' }]);
  });

  test('does not end the session of who signs in next', async () => {
    const { gateway } = await openTab();
    store(session('marina', 'first'));
    jest.useFakeTimers();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort();
      }, ms);
      return controller.signal;
    });
    const answers: ((answer: Response) => void)[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_input, init) =>
        new Promise((resolve, reject) => {
          answers.push(resolve);
          init?.signal?.addEventListener('abort', () => {
            reject(new TypeError('aborted'));
          });
        }),
    );
    const ended = gateway.signOut();
    await jest.advanceTimersByTimeAsync(5_000);
    await ended;
    store(session('bento', 'his'));
    // The backend's answer that the earlier session has ended comes late.
    for (const answer of answers) answer(new Response(null, { status: 204 }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(browser.storage.get(SESSION_KEY)).toContain('"his"');
  });
});

test('a sign-in that is refused for its rate says so', async () => {
  const { gateway } = await openTab();
  answerWith(() => Response.json({ code: 'over_request_rate_limit' }, { status: 429 }));
  const attempt = gateway.signIn({ email: 'a@b.co', password: '123456' });
  await expect(attempt).rejects.toMatchObject({ failure: 'tooManyRequests' });
});

describe('what other tabs do', () => {
  test('who is signed in is told by a renewal, too: the sign-in before it may have been missed', async () => {
    const [tab, other] = [await openTab(), await openTab()];
    store(session('bento', 'first'));
    answerWith(() => Response.json(session('bento', 'second')));
    await other.client.auth.refreshSession();
    expect(tab.events).toEqual([{ type: 'signedIn', user: userOf('bento') }]);
  });

  test('somebody else whose session is stored without a word is told of as well', async () => {
    const tab = await openTab();
    store(session('bento', 'first'));
    browser.storageChangedElsewhere(SESSION_KEY, 'x');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tab.events).toEqual([{ type: 'signedIn', user: userOf('bento') }]);
  });

  test('a session that was dropped and is there again by the time the news arrives is no sign-out', async () => {
    const { events } = await openTab();
    store(session('marina', 'first'));
    browser.storageChangedElsewhere(SESSION_KEY, null);
    expect(events).toEqual([]);
    browser.storage.clear();
    browser.storageChangedElsewhere(SESSION_KEY, null);
    expect(events).toEqual([{ type: 'signedOut' }]);
  });
});

describe('a sign-up where e-mails are confirmed', () => {
  const account = { fullName: 'Ana', email: 'ana@exemplo.com.br', password: 'segredo-1' };
  const answered = (more: object) => {
    const made = '2026-11-24T07:43:18.736187Z';
    answerWith(() => Response.json({ ...session('ana', 'x').user, created_at: made, ...more }));
  };

  test.each([
    ['the first one', '2026-11-24T07:43:18.738937967Z', 'toConfirm'],
    ['one more, of an account that waits', '2026-11-24T07:44:19.297Z', 'toConfirmAsBefore'],
  ])('%s', async (_name, sent, outcome) => {
    const { gateway } = await openTab();
    answered({ confirmation_sent_at: sent, identities: [{}] });
    expect(await gateway.signUp(account)).toBe(outcome);
  });

  test('of an account that is confirmed it is refused', async () => {
    const { gateway } = await openTab();
    answered({ identities: [] });
    await expect(gateway.signUp(account)).rejects.toMatchObject({ failure: 'alreadyRegistered' });
  });

  test('with a session at once it is ready', async () => {
    const { gateway } = await openTab();
    answerWith(() => Response.json(session('ana', 'x')));
    expect(await gateway.signUp(account)).toBe('ready');
  });

  test('what a refusal names comes along', async () => {
    const { gateway } = await openTab();
    const message = 'Password should be at least 10 characters.';
    answerWith(() => Response.json({ code: 'weak_password', message }, { status: 422 }));
    const refused = { failure: 'weakPassword', number: 10 };
    await expect(gateway.signUp(account)).rejects.toMatchObject(refused);
  });
});

describe('a link that brings a session', () => {
  const tokens = {
    kind: 'session',
    purpose: 'recovery',
    accessToken: jwt('bento'),
    refreshToken: 'x',
  } as const;
  const answerAsBento = () => {
    answerWith(() => Response.json(session('bento', 'x').user));
  };

  test('replaces no session, and makes none unasked', async () => {
    store(session('marina', 'first'));
    answerAsBento();
    const { gateway } = await openTab(tokens);
    expect(await gateway.restore()).toEqual(userOf('marina'));
    browser.storage.clear();
    expect(await gateway.restore()).toBeNull();
    expect(browser.storage.has(SESSION_KEY)).toBe(false);
  });

  test('says whose it is, as the backend knows it, and signs in when that is agreed to', async () => {
    answerAsBento();
    const { gateway } = await openTab({ ...tokens, accessToken: jwt('somebody trusted') });
    expect(await gateway.readLink()).toBe('bento@exemplo.com.br');
    expect(browser.storage.has(SESSION_KEY)).toBe(false);
    expect(await gateway.acceptLink()).toEqual(userOf('bento'));
    expect(browser.storage.get(SESSION_KEY)).toContain('bento');
  });

  test('says what it was sent for, without asking anybody', async () => {
    const { gateway } = await openTab(tokens);
    expect(gateway.link()).toEqual({ kind: 'session', purpose: 'recovery' });
    gateway.discardLink();
    expect(gateway.link()).toBeNull();
    expect((await openTab({ kind: 'spent' })).gateway.link()).toEqual({ kind: 'spent' });
  });

  test('is gone once it was discarded', async () => {
    answerAsBento();
    const { gateway } = await openTab(tokens);
    gateway.discardLink();
    expect(await gateway.readLink()).toBeNull();
    await expect(gateway.acceptLink()).rejects.toMatchObject({ name: 'AuthError' });
    expect(browser.storage.has(SESSION_KEY)).toBe(false);
  });

  test.each([
    ['refused', { accessToken: jwt('x'), refreshToken: 'x' }],
    ['no tokens at all', { accessToken: 'x', refreshToken: 'x' }],
    ['not even JSON', { accessToken: 'eA.eA.eA', refreshToken: 'x' }],
  ])('is none where it is of no use: %s', async (_name, useless) => {
    answerWith(() => Response.json({ code: 'bad_jwt', message: 'x' }, { status: 403 }));
    const { gateway } = await openTab({ ...tokens, ...useless });
    expect(await gateway.readLink()).toBeNull();
  });

  test('can be asked about again where there was no answer', async () => {
    answerWith(() => {
      throw new TypeError('Failed to fetch');
    });
    const { gateway } = await openTab(tokens);
    await expect(gateway.readLink()).rejects.toMatchObject({ failure: 'network' });
    answerAsBento();
    expect(await gateway.readLink()).toBe('bento@exemplo.com.br');
  });
});
