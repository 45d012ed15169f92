import type { Mail } from './mailCatcher';

/** The keys of projects that tests make. */
export const PROJECT_KEY = 'sb_publishable_stories';
export const SECRET_KEY = 'sb_secret_stories';

/** How a project is set up, as its dashboard has it. */
export interface ProjectSettings {
  /** E-mails are confirmed before their account may sign in. */
  readonly confirm: boolean;
  readonly signUps: boolean;
  readonly minPassword: number;
  /** Every password needs a digit and a small and a capital letter. */
  readonly characters: boolean;
  /** Seconds that an access token holds. */
  readonly tokenSeconds: number;
  /** Seconds between two e-mails to one address. */
  readonly mailPause: number;
  /** Where links from e-mails lead: the app. */
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

/** A hosted project that stories set up as they need it: a real authentication server, or a fake one. */
export interface StoryProject {
  /** Origin. */
  readonly url: string;
  /** The public key. */
  readonly key: string;
  /** What its administrators have. */
  readonly secretKey: string;
  readonly mails: readonly Mail[];
  /** Sets it up anew; accounts and sessions stay. */
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
