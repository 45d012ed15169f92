/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compressed } from './compression';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, n) => ({ id: n, name: 'açaí' })));

function app(): Hono {
  const routes = new Hono();
  routes.get('/long', (context) =>
    compressed(context, LONG, 206, {
      'Content-Type': 'application/json',
      'Content-Range': '0-1/2',
    }),
  );
  routes.get('/short', (context) => compressed(context, '[]', 200, {}));
  return routes;
}

const ask = (path: string, accepted?: string) =>
  app().request(path, {
    ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }),
  });

it.each(['gzip', 'gzip, deflate, br', 'br;q=1, gzip;q=0.5'])(
  'a long answer is compressed for who accepts %s',
  async (accepted) => {
    const answer = await ask('/long', accepted);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(gunzipSync(body).toString()).toBe(LONG);
    expect(body.length).toBeLessThan(LONG.length / 4);
    expect(answer.status).toBe(206);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'content-range': '0-1/2',
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
    });
  },
);

it.each([undefined, 'br', 'gzip;q=0', 'deflate, gzip; q=0.0'])(
  'and sent as it is to who accepts %s',
  async (accepted) => {
    const answer = await ask('/long', accepted);
    expect(await answer.text()).toBe(LONG);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  },
);

it('a short answer is sent as it is', async () => {
  const short = await ask('/short', 'gzip');
  expect(short.headers.get('content-encoding')).toBeNull();
  expect(await short.json()).toEqual([]);
});
