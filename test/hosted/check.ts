import type { Gateway } from '../../src/gateway/gateway';
import type { FakeBrowser } from '../browser';
import type { Project } from './sendAuthRequest';

/** A user who exists only for the checks. */
export interface MadeUpUser {
  readonly email: string;
  readonly password: string;
}

/** A user of the checks with a session that is opened once, because hosted projects limit how often one may sign in. */
export interface SignedInUser extends MadeUpUser {
  readonly id: string;
  /** The session in the format in which the browser stores it. */
  readonly session: { readonly access_token: string };
}

/** The authentication settings that a project publishes. */
export interface PublicSettings {
  readonly mailer_autoconfirm?: boolean;
  readonly disable_signup?: boolean;
}

/** What the checks need. */
export interface CheckContext {
  readonly project: Project;
  readonly gateway: Gateway;
  readonly browser: FakeBrowser;
  readonly settings: PublicSettings;
  /** Two users whom only the checks sign in. */
  readonly users: readonly [SignedInUser, SignedInUser];
}

/** A check of something that must be true. `run` throws if it is not true, or `NotTried` if it cannot be tried. */
export interface Check {
  readonly name: string;
  /** Resolves to a remark if the check passed and there is something to say; otherwise to undefined. */
  readonly run: () => Promise<string | undefined>;
}

/** Says that something cannot be tried on this project, and why. This is no failure. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}
