import { isLoopback } from '../../embedded/http/hosts';
import { type Finding, fineFinding, newFinding } from './finding';
import { type Answer, memberOf, type ProjectFacts } from './readProject';

/** The largest acceptable clock difference in ms. With a larger one, valid tokens look expired. */
const CLOCK_TOLERANCE = 30_000;

const MIGRATE =
  '`supabase db push`, or paste the files of supabase/migrations/ into the SQL editor, in order.';

/**
 * @returns the finding that the project does not answer; null if it answers. Without an answer, nothing else can
 * be examined.
 */
export function reachFinding({ url, health }: ProjectFacts): Finding | null {
  if (health.status === 0) {
    return newFinding(
      'problem',
      `${url} does not answer (${String(health.body)}).`,
      'The app could neither sign anybody in nor show anything.',
      'See that the address is right, and that the project is not paused (its dashboard says so).',
    );
  }
  if (health.status === 401 || health.status === 403) {
    return newFinding(
      'problem',
      'The project does not know this key.',
      'Every request of the app would be refused.',
      'Take address and key from one place: Project Settings → API Keys.',
    );
  }
  if (health.status !== 200 || memberOf(health.body, 'name') !== 'GoTrue') {
    return newFinding(
      'problem',
      `What answers at ${url} is no Supabase project (${String(health.status)}).`,
      'The app could neither sign anybody in nor show anything.',
      'The address looks like https://<ref>.supabase.co, without a path.',
    );
  }
  return null;
}

function tableFinding(table: string, { status, body }: Answer): Finding {
  const code = memberOf(body, 'code');
  if (status === 404 || code === 'PGRST205' || code === '42P01') {
    return newFinding(
      'problem',
      `There is no table ${table}.`,
      'The app cannot show or save this list.',
      MIGRATE,
    );
  }
  if (status === 200) {
    const isEmpty = Array.isArray(body) && body.length === 0;
    return newFinding(
      isEmpty ? 'warning' : 'problem',
      isEmpty
        ? `Anonymous visitors may ask for ${table}; they were shown no row.`
        : `Anonymous visitors can read ${table}.`,
      isEmpty
        ? 'Row level security alone stands between them and the rows; the schema grants them nothing.'
        : "Anybody who has the app's address has everybody's records.",
      `In the SQL editor: revoke all on table public.${table} from anon, public; alter table public.${table} enable row level security;`,
    );
  }
  if (status === 401 || status === 403) {
    return fineFinding(`Anonymous visitors are refused by ${table}.`);
  }
  return newFinding(
    'unknown',
    `${table} answers ${String(status)} to an anonymous visitor.`,
    'A project that works refuses with 401.',
    'Ask again in a minute; if it stays, see the logs of the API in the dashboard.',
  );
}

function settingsFindings({ settings }: ProjectFacts): Finding[] {
  const { body } = settings;
  if (settings.status !== 200) {
    return [
      newFinding(
        'unknown',
        'The settings of authentication cannot be read.',
        'They say whether e-mails are confirmed.',
      ),
    ];
  }
  const findings: Finding[] = [];
  if (memberOf(memberOf(body, 'external'), 'email') === false) {
    findings.push(
      newFinding(
        'problem',
        'Signing in by e-mail is switched off.',
        'The app knows no other way: nobody gets in.',
        'Authentication → Sign In / Providers → Email: on.',
      ),
    );
  }
  findings.push(
    memberOf(body, 'mailer_autoconfirm') === true
      ? newFinding(
          'warning',
          'E-mails are not confirmed: a new account works at once.',
          "Anybody may sign up with somebody else's address. The app says 'Conta criada com sucesso! Você pode fazer login agora.', and that is so.",
          'Authentication → Sign In / Providers → Email → Confirm email: on.',
        )
      : fineFinding(
          "E-mails are confirmed. Before that the app answers a login with 'Email não confirmado. Verifique sua caixa de entrada.'",
        ),
    memberOf(body, 'disable_signup') === true
      ? newFinding(
          'note',
          'Nobody new can sign up.',
          "As wanted for one business; the app then says 'Os cadastros estão fechados. Peça uma conta a quem cuida do projeto.'",
        )
      : newFinding(
          'note',
          'Whoever has the address can sign up.',
          'Each sees their own records only.',
          'For one business: Authentication → Sign In / Providers → Allow new users to sign up: off.',
        ),
  );
  return findings;
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

function redirectFindings({ siteUrl, redirect }: ProjectFacts, app: string | null): Finding[] {
  const remedy = `Authentication → URL Configuration → Site URL: ${app === null ? "the app's address" : originOf(app)}`;
  if (siteUrl === null) {
    return [
      newFinding(
        'unknown',
        'Where confirmation links lead cannot be seen.',
        'They should lead to the app.',
        remedy,
      ),
    ];
  }
  const site = originOf(siteUrl);
  if (app === null) {
    return URL.canParse(site) && isLoopback(new URL(site).hostname)
      ? [
          newFinding(
            'problem',
            `Confirmation links lead to ${site}, which is the reader's own machine.`,
            'It is what a new project has; whoever follows a link finds nothing there.',
            remedy,
          ),
        ]
      : [fineFinding(`Confirmation links lead to ${site}.`)];
  }
  const arrives = redirect !== null && originOf(redirect) === originOf(app);
  if (site === originOf(app)) return [fineFinding(`Confirmation links lead to the app, ${site}.`)];
  return [
    newFinding(
      arrives ? 'warning' : 'problem',
      `Confirmation links lead to ${site}, not to the app.`,
      'The app asks for no address of its own, so they go to the Site URL: whoever confirms their e-mail lands elsewhere.',
      remedy,
    ),
  ];
}

function clockFinding({ clockAhead }: ProjectFacts): Finding {
  if (clockAhead === null) {
    return newFinding('unknown', 'The project does not tell its time.', 'Tokens end by the clock.');
  }
  const seconds = Math.round(clockAhead / 1000);
  if (Math.abs(clockAhead) <= CLOCK_TOLERANCE) return fineFinding('The clocks agree.');
  return newFinding(
    'warning',
    `The project's clock is ${String(Math.abs(seconds))} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine's.`,
    'The app reckons by the device, so it works; days and times that it writes are those of the device.',
    'Hosted projects keep good time: let this machine set its clock by the network (timedatectl set-ntp true).',
  );
}

/** The app's own minimum length of a password. */
const LEAST_PASSWORD = 6;

function passwordFindings({ signUp }: ProjectFacts): Finding[] {
  if (signUp === null) return [];
  const said = JSON.stringify(signUp.body);
  const least = Number(/at least (\d+) characters/.exec(said)?.[1] ?? Number.NaN);
  if (Number.isNaN(least)) {
    return [
      newFinding(
        'unknown',
        `How long passwords must be was not told (${String(signUp.status)}).`,
        'Where sign-ups are closed nobody is told.',
      ),
    ];
  }
  if (least === LEAST_PASSWORD)
    return [fineFinding('Passwords have at least 6 characters, as in the app.')];
  return [
    newFinding(
      'note',
      `Passwords have at least ${String(least)} characters.`,
      `The app asks for 6, and tells whoever is refused that this project asks for ${String(least)}.`,
    ),
  ];
}

/**
 * The findings about a project that answers.
 * @param app - the app's address; null if it is unknown.
 */
export function projectFindings(facts: ProjectFacts, app: string | null): Finding[] {
  return [
    ...Object.entries(facts.tables).map(([table, answer]) => tableFinding(table, answer)),
    ...settingsFindings(facts),
    ...redirectFindings(facts, app),
    clockFinding(facts),
    ...passwordFindings(facts),
    newFinding(
      'note',
      'How many requests authentication takes does not show from outside.',
      'By default 30 at once from one address, 150 in five minutes; without an e-mail server of your own, two e-mails an hour. The app then says to wait.',
      'Authentication → Rate Limits shows them, and sets them.',
    ),
  ];
}
