import type { Mail } from './mailCatcher';

/** The public key of projects that tests create. */
export const PROJECT_KEY = 'sb_publishable_stories';
export const SECRET_KEY = 'sb_secret_stories';

/** The settings of a project, as in its dashboard. */
export interface ProjectSettings {
  /** An e-mail has to be confirmed before its account may sign in. */
  readonly confirm: boolean;
  readonly signUps: boolean;
  readonly minPassword: number;
  /** Every password needs a digit and a small and a capital letter. */
  readonly characters: boolean;
  /** The lifetime of an access token in seconds. */
  readonly tokenSeconds: number;
  /** The least number of seconds between two e-mails to one address. */
  readonly mailPause: number;
  /** The app's address, to which links in e-mails lead. */
  readonly siteUrl: string;
}

export const USUAL: ProjectSettings = {
  confirm: true,
  signUps: true,
  minPassword: 6,
  characters: false,
  tokenSeconds: 3600,
  mailPause: 0,
  siteUrl: 'http://localhost:3000',
};

/** A hosted project that each story sets up as it needs: the real authentication server or a fake one. */
export interface StoryProject {
  /** Origin. */
  readonly url: string;
  /** The public key. */
  readonly key: string;
  /** The key of the administrators. */
  readonly secretKey: string;
  readonly mails: readonly Mail[];
  /** Changes the settings. Accounts and sessions stay. */
  set(settings: Partial<ProjectSettings>): Promise<void>;
  close(): Promise<void>;
}

/** The link in the newest e-mail to an address. */
export function linkTo(project: StoryProject, email: string): string {
  const mail = project.mails.findLast(({ to }) => to === email);
  const link = /https?:\/\/[^\s"'<>]*\/verify\?[^\s"'<>]*/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`No link came to ${email}`);
  return link.replaceAll('&amp;', '&');
}
