import type { RunningServer, ServerOptions } from '../../../embedded/server';
import { startBackend, UNLIMITED } from '../../backend';
import {
  announceMissingPostgres,
  type PostgresServer,
  preparedPostgres,
  startPostgres,
} from '../../postgres';

/** A backend under attack, and how to stop it. */
export interface Stage {
  readonly server: RunningServer;
  close(): Promise<void>;
}

/**
 * Opens a backend with the same migrations on either engine; null, with a message, if PostgreSQL is not installed.
 */
export async function openStage(
  engine: 'PGlite' | 'PostgreSQL',
  options: Partial<ServerOptions> = {},
): Promise<Stage | null> {
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
