import { Hono } from 'hono';
import { selectRows } from './reading';
import type { RestOptions } from './request';
import { RestError } from './restError';
import { deleteRows, insertRows, updateRows } from './writing';

/** The data routes, `/rest/v1/:table`, with PostgREST's grammar and errors. */
export function restRoutes(options: RestOptions): Hono {
  const routes = new Hono();

  routes.get('/:table', (context) => selectRows(context, options));
  routes.post('/:table', (context) => insertRows(context, options));
  routes.patch('/:table', (context) => updateRows(context, options));
  routes.delete('/:table', (context) => deleteRows(context, options));

  routes.all('/rpc/*', (context) => {
    const name = context.req.path.split('/').at(-1) ?? '';
    throw new RestError(
      404,
      'PGRST202',
      `Could not find the function public.${name.slice(0, 100)} in the schema cache`,
    );
  });
  routes.all('/:table', () => {
    throw new RestError(405, 'PGRST117', 'Unsupported HTTP method');
  });
  routes.all('*', () => {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  return routes;
}
