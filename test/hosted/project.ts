import type { Mail } from './mailCatcher';

/** The public key of projects that tests create. */
export const PROJECT_KEY = 'sb_publishable_stories';
export const SECRET_KEY = 'sb_secret_stories';

/** The settings of a project, as in its dashboard. */
export interface ProjectSettings {
  /** Whether an e-mail address must be confirmed before its account may sign in. */
  readonly confirm: boolean;
  readonly signUps: boolean;
  readonly minPassword: number;
  /** Whether every password needs a digit, a small letter and a capital letter. */
  readonly characters: boolean;
  /** The lifetime of an access token in seconds. */
  readonly tokenSeconds: number;
  /** The least number of seconds between two e-mails to the same address. */
  readonly mailPause: number;
  /** The address of the app, to which the links in e-mails lead. */
  readonly siteUrl: string;
}

export const USUAL_SETTINGS: ProjectSettings = {
  confirm: true,
  signUps: true,
  minPassword: 6,
  characters: false,
  tokenSeconds: 3600,
  mailPause: 0,
  siteUrl: 'http://localhost:3000',
};

/**
 * A hosted project whose settings each story changes as it needs. It is the real authentication server or a fake
 * one.
 */
export interface StoryProject {
  /** The project's origin. */
  readonly url: string;
  /** The project's public key. */
  readonly key: string;
  /** The project's secret key, for administrators. */
  readonly secretKey: string;
  readonly mails: readonly Mail[];
  /** Changes the settings. Accounts and sessions are kept. */
  set(settings: Partial<ProjectSettings>): Promise<void>;
  close(): Promise<void>;
}

/** The link in the newest e-mail to this address. */
export function linkTo(project: StoryProject, email: string): string {
  const mail = project.mails.findLast(({ to }) => to === email);
  const link = /https?:\/\/[^\s"'<>]*\/verify\?[^\s"'<>]*/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`No link came to ${email}`);
  return link.replaceAll('&amp;', '&');
}
