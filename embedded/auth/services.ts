import type { Context } from 'hono';
import type { Database } from '../database/database';
import type { AuthLimiters } from './limits';
import type { TokenMint } from './tokens';

/** What the handlers of the authentication routes work with. */
export interface AuthServices {
  readonly database: Database;
  readonly tokens: TokenMint;
  readonly limiters: AuthLimiters;
  /** The address that a request comes from. */
  readonly addressOf: (context: Context) => string;
}
