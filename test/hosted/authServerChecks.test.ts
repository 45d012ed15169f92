/** @jest-environment node */
import { waitForLimits } from './authServerChecks';

const SIGN_IN = 'https://abc.supabase.co/auth/v1/token?grant_type=password';
const ROWS = 'https://abc.supabase.co/rest/v1/clients';

let sent: string[];
let undo: () => void;
const real = globalThis.fetch;

/**
 * Fakes a project that refuses the first `refusals` requests because of its rate limit. `wait` are the options for
 * waiting.
 */
function refusing(refusals: number, wait: Parameters<typeof waitForLimits>[0]): void {
  sent = [];
  globalThis.fetch = (input) => {
    sent.push(input instanceof Request ? input.url : input.toString());
    return Promise.resolve(new Response(null, { status: sent.length > refusals ? 200 : 429 }));
  };
  undo = waitForLimits(wait);
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  undo();
  globalThis.fetch = real;
});

test('a refused sign-in is sent again until it is let through, and each wait is told', async () => {
  refusing(2, { pause: 5 });
  expect((await fetch(SIGN_IN)).status).toBe(200);
  expect(sent).toHaveLength(3);
  expect(console.log).toHaveBeenCalledTimes(2);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('A limit of the project'));
});

test('who waits longer than the limit lasts gives up with the refusal', async () => {
  refusing(Infinity, { pause: 20, patience: 30 });
  expect((await fetch(SIGN_IN)).status).toBe(429);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.length).toBeLessThan(5);
});

test('only authentication is waited for, and nothing once it is undone', async () => {
  refusing(Infinity, { pause: 5 });
  expect((await fetch(ROWS)).status).toBe(429);
  expect(sent).toHaveLength(1);
  undo();
  expect((await fetch(SIGN_IN)).status).toBe(429);
  expect(sent).toHaveLength(2);
});
