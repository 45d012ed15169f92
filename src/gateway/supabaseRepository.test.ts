import { codecs } from './rows/codecs';
import { createTemporaryClient } from './supabaseClient';
import { supabaseRepository } from './supabaseRepository';

const id = (n: number): string => `p${String(n).padStart(6, '0')}`;

/** Payment number `n`. All payments have the same instant, so that only the id distinguishes them. */
const row = (n: number) => ({
  id: id(n),
  user_id: 'u',
  project_id: null,
  delivered: false,
  paid: true,
  payment_method: 'pix',
  payment_date: '2026-11-20',
  received_amount: n,
  total_amount: null,
  is_installment: false,
  notes: null,
  created_at: '2026-11-20T12:00:00+00:00',
  updated_at: '2026-11-20T12:00:00+00:00',
});

/** A table with this many payments, on a server that sends at most `cap` of them at a time. */
function table(count: number, cap: number) {
  let requests = 0;
  const answer = (url: string): Response => {
    requests += 1;
    const query = new URL(url).searchParams;
    const bound = (side: string): string | undefined =>
      query
        .getAll('or')
        .map((filter) => new RegExp(`id\\.${side}\\."(\\w+)"`).exec(filter)?.[1])
        .find((key) => key !== undefined);
    const [below = id(count + 1), above = ''] = [bound('lt'), bound('gt')];
    const rows = Array.from({ length: count }, (_, n) => row(count - n)).filter(
      (payment) => payment.id < below && payment.id > above,
    );
    if (query.get('order') === 'created_at.asc,id.asc') rows.reverse();
    const page = rows.slice(0, Math.min(cap, Number(query.get('limit'))));
    const headers = { 'content-range': `0-${String(page.length - 1)}/${String(rows.length)}` };
    return Response.json(page, { headers });
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) => Promise.resolve(answer(new Request(input).url)));
  const client = createTemporaryClient({ url: 'http://localhost:9', key: 'key' });
  const logged: string[] = [];
  const payments = supabaseRepository(client, codecs.payments, (line) => logged.push(line));
  return { list: () => payments.list('u'), requests: () => requests, logged };
}

it.each([
  [0, 1000, 1],
  [1, 1000, 1],
  [1000, 1000, 1],
  [1001, 1000, 2],
  [2000, 1000, 3],
  [2500, 1000, 3],
  [10_500, 1000, 11],
  // The server sends fewer rows than were requested.
  [1000, 400, 3],
  [800, 400, 3],
])('reads all of %i rows, %i at a time, in %i requests', async (count, cap, expected) => {
  const { list, requests, logged } = table(count, cap);
  const rows = await list();
  expect(rows.map((payment) => payment.id)).toEqual(
    Array.from({ length: count }, (_, n) => id(count - n)),
  );
  expect(requests()).toBe(expected);
  expect(logged).toEqual([]);
});

it('does not ask for ever where a server pays no heed to the cursor', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json([row(2), row(1)], { headers: { 'content-range': '0-1/5' } })),
    );
  const client = createTemporaryClient({ url: 'http://localhost:9', key: 'key' });
  const payments = supabaseRepository(client, codecs.payments, () => undefined);
  await expect(payments.list('u')).rejects.toThrow('the same page again');
});

it.each(['PGRST204', 'PGRST205', '42703', '42P01'])(
  'tells a schema of another version by its refusal (%s)',
  async (code) => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        Promise.resolve(Response.json({ code, message: 'x' }, { status: 400 })),
      );
    const client = createTemporaryClient({ url: 'http://localhost:9', key: 'key' });
    const payments = supabaseRepository(client, codecs.payments, () => undefined);
    await expect(payments.update('u', id(1), { paid: true })).rejects.toMatchObject({
      failure: 'outdated',
    });
  },
);
