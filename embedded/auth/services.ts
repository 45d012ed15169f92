import type { Context } from 'hono';
import type { Database } from '../database/database';
import type { Turns } from '../http/turns';
import type { AuthLimiters } from './limits';
import type { TokenMint } from './tokens';

/** What the handlers of the authentication routes work with. */
export interface AuthServices {
  readonly database: Database;
  /** Transactions and passwords are turns: of the account once it is known, of the address before. */
  readonly turns: Turns;
  readonly tokens: TokenMint;
  readonly limiters: AuthLimiters;
  /** The address that a request comes from. */
  readonly addressOf: (context: Context) => string;
}
