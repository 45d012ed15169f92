import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AuthLimits } from './auth/limits';
import type { RateLimit } from './auth/rateLimit';
import { StartupError } from './startupError';

/** Settings of the server, all with defaults. */
export interface Settings {
  /** The port; with 0 the system chooses one. */
  readonly port: number;
  readonly host: string;
  /** The absolute path of the data folder; with null everything is kept in memory (tests). */
  readonly dataDir: string | null;
  /** The absolute path of the built app; with null no app is served. */
  readonly distDir: string | null;
  /** The host names that are allowed besides loopback. */
  readonly allowedHosts: readonly string[];
  readonly maxBodyBytes: number;
  readonly limits: AuthLimits;
}

type Environment = Readonly<Record<string, string | undefined>>;

function whole(
  environment: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = environment[name]?.trim() ?? '';
  if (text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new StartupError(
      `${name} must be a whole number from ${String(min)} to ${String(max)}, not "${text}".`,
      2,
    );
  }
  return value;
}

function folder(environment: Environment, name: string, fallback: string): string {
  const text = environment[name]?.trim() ?? '';
  if (text.includes('\0')) throw new StartupError(`${name} is not a path.`, 2);
  return path.resolve(text === '' ? fallback : text);
}

/**
 * Returns the folder of the built app. A folder that DIST_DIR names must contain the app; the default folder may
 * not be built yet.
 */
function distFolder(environment: Environment): string {
  const found = folder(environment, 'DIST_DIR', './dist');
  const isNamed = (environment['DIST_DIR']?.trim() ?? '') !== '';
  if (isNamed && !existsSync(path.join(found, 'index.html'))) {
    throw new StartupError(
      `DIST_DIR=${found} holds no built app (index.html is missing). Build it with \`npm run build\`.`,
      2,
    );
  }
  return found;
}

function host(environment: Environment): string {
  const text = environment['HOST']?.trim() ?? '';
  if (text === '') return '127.0.0.1';
  if (!/^[a-z0-9.:_%-]+$/i.test(text)) {
    throw new StartupError(
      `HOST must be an address or a host name without scheme and port, not "${text}".`,
      2,
    );
  }
  return text;
}

function hostList(environment: Environment): readonly string[] {
  const names = (environment['ALLOWED_HOSTS'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const wrong = names.find((name) => !/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)$/i.test(name));
  if (wrong !== undefined) {
    throw new StartupError(
      `ALLOWED_HOSTS is a comma-separated list of host names without scheme and port; "${wrong}" is none.`,
      2,
    );
  }
  return names;
}

/**
 * Reads the number of attempts of each rate limit. The defaults do not disturb people, but are too low for guessing. 0
 * switches a limit off.
 */
function limits(environment: Environment): AuthLimits {
  const windowSeconds = whole(environment, 'RATE_LIMIT_WINDOW_SECONDS', 300, 1, 86_400);
  const limit = (name: string, fallback: number): RateLimit => ({
    attempts: whole(environment, name, fallback, 0, 1_000_000),
    windowSeconds,
  });
  return {
    signInAccount: limit('RATE_LIMIT_SIGN_IN_ACCOUNT', 10),
    signInAddress: limit('RATE_LIMIT_SIGN_IN_ADDRESS', 300),
    signUpAccount: limit('RATE_LIMIT_SIGN_UP_ACCOUNT', 10),
    signUpAddress: limit('RATE_LIMIT_SIGN_UP_ADDRESS', 100),
    refreshAddress: limit('RATE_LIMIT_REFRESH_ADDRESS', 1800),
  };
}

/**
 * Reads the settings from the environment.
 * @param dataDir - The data folder if DATA_DIR is not set.
 * @throws StartupError with exit code 2 that names the wrong setting.
 */
export function readSettings(environment: Environment, dataDir = './data'): Settings {
  return {
    port: whole(environment, 'PORT', 3000, 0, 65_535),
    host: host(environment),
    dataDir: folder(environment, 'DATA_DIR', dataDir),
    distDir: distFolder(environment),
    allowedHosts: hostList(environment),
    maxBodyBytes: whole(environment, 'MAX_BODY_BYTES', 8 * 1024 * 1024, 1024, 256 * 1024 * 1024),
    limits: limits(environment),
  };
}
