import type { Context } from 'hono';
import type { Database } from '../database/database';
import type { FairQueue } from '../http/fairQueue';
import type { AuthLimiters } from './limits';
import type { TokenSigner } from './tokens';

/** The services that the authentication routes use. */
export interface AuthServices {
  readonly database: Database;
  /**
   * The queue in which transactions and password checks wait. They wait under the client's address until the account is
   * known, then under the account.
   */
  readonly turns: FairQueue;
  readonly tokens: TokenSigner;
  readonly limiters: AuthLimiters;
  /** Returns the client's address of a request. */
  readonly addressOf: (context: Context) => string;
}
