import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { policyInsidePage, SECURITY_HEADERS } from '../../embedded/http/contentSecurity';
import { staticFiles } from '../../embedded/http/staticFiles';
import { REPLAY_DIST, REPLAY_PAGE } from './built';

const root = path.resolve(__dirname, '../..');

/** A report, and the name that the page gives it: letters, digits, dots and hyphens. */
export interface GivenReport {
  name: string;
  bytes: Buffer;
}

/** The built page with the report inside: data, which neither the page nor its policy runs as a script. */
function pageWith({ name, bytes }: GivenReport): string {
  const page = readFileSync(path.join(root, REPLAY_DIST, REPLAY_PAGE), 'utf8');
  const text = bytes.toString('base64');
  const block = `<script type="application/json" id="oficio-report" data-name="${name}">${text}</script>`;
  return page.replace('<!-- report -->', block);
}

/**
 * Serves the built page with a report on loopback.
 * @param port - 0 for any free port.
 * @returns the page's address, and a function that stops the server.
 * @throws Error if the port cannot be used.
 */
export async function serveReplay(
  report: GivenReport,
  port = 0,
): Promise<{ address: string; stop: () => void }> {
  const html = pageWith(report);
  const app = new Hono();
  app.get(`/${REPLAY_PAGE}`, (context) =>
    context.html(html, 200, {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': policyInsidePage(html) ?? '',
      'Cache-Control': 'no-store',
    }),
  );
  app.get('/assets/*', staticFiles(path.join(root, REPLAY_DIST)));
  app.get('/favicon.svg', staticFiles(path.join(root, 'public')));
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info: AddressInfo) => {
      resolve({
        address: `http://127.0.0.1:${String(info.port)}/${REPLAY_PAGE}`,
        stop: () => server.close(),
      });
    });
    server.on('error', reject);
  });
}
