import type { Context } from 'hono';
import type { Database } from '../database/database';
import type { FairQueue } from '../http/turns';
import type { AuthLimiters } from './limits';
import type { TokenSigner } from './tokens';

/** The services that the authentication routes use. */
export interface AuthServices {
  readonly database: Database;
  /**
   * Transactions and password checks wait in a queue: the account's once it is known, the address's before.
   */
  readonly turns: FairQueue;
  readonly tokens: TokenSigner;
  readonly limiters: AuthLimiters;
  /** The client's address of a request. */
  readonly addressOf: (context: Context) => string;
}
