import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from '../embedded/server';

const dist = path.resolve(__dirname, '../dist');

/** A page with one line of text. Its time is the least that any page takes in this setup. */
export const BLANK_PAGE = '/blank.html';

const blankPage =
  '<!doctype html><html lang="pt-BR"><title>Ofício</title><p>Uma linha de texto, e mais nada.</p></html>';

/** Serves a copy of a built app and the blank page, with a database in memory. */
export async function withServer<Result>(
  use: (server: RunningServer) => Promise<Result>,
  built = dist,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oficio-bench-'));
  const distDir = path.join(folder, 'dist');
  cpSync(built, distDir, { recursive: true });
  writeFileSync(path.join(distDir, BLANK_PAGE), blankPage);
  const server = await startServer({ port: 0, dataDir: null, distDir, log: () => undefined });
  try {
    return await use(server);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
