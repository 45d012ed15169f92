import type { RunningServer, ServerOptions } from '../../../embedded/server';
import { startBackend, UNLIMITED } from '../../backend';
import {
  announceMissingPostgres,
  type PostgresServer,
  preparedPostgres,
  startPostgres,
} from '../../postgres';

/** A backend for attacks, and a function that stops it. */
export interface AttackedBackend {
  readonly server: RunningServer;
  close(): Promise<void>;
}

/**
 * Starts a backend on one of the two database engines, with the same migrations. Null, after a message, if
 * PostgreSQL is not installed.
 */
export async function openAttackedBackend(
  engine: 'PGlite' | 'PostgreSQL',
  options: Partial<ServerOptions> = {},
): Promise<AttackedBackend | null> {
  const settings = { limits: UNLIMITED, ...options };
  let postgres: PostgresServer | null = null;
  if (engine === 'PostgreSQL') {
    postgres = await startPostgres();
    if (postgres === null) {
      announceMissingPostgres();
      return null;
    }
  }
  const server = await startBackend(
    postgres === null ? settings : { ...settings, database: await preparedPostgres(postgres) },
  );
  return {
    server,
    close: async () => {
      await server.close();
      postgres?.stop();
    },
  };
}
