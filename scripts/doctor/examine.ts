import type { Sql } from '../../embedded/database/database';
import type { Migration } from '../../embedded/database/migrations';
import { databaseFindings } from './databaseFindings';
import { type Finding, fineFinding, newFinding } from './finding';
import { hostFindings } from './hostFindings';
import { keyFinding, keyTrouble, projectReference } from './key';
import { projectFindings, reachFinding } from './projectFindings';
import { readDatabase, type TableFacts } from './readDatabase';
import { readHost } from './readHost';
import { readProject } from './readProject';
import { tablesOf } from './schema';

/** The project to examine. */
export interface ExaminedProject {
  /** Origin of the project. */
  readonly url: string;
  readonly key: string;
  /** The address of the deployed app, if any. */
  readonly app: string | null;
  /** Runs checks in the database; null if the database's address was not given. */
  readonly database: ((look: (sql: Sql) => Promise<Finding[]>) => Promise<Finding[]>) | null;
  /** The migrations that should be applied, in order. */
  readonly migrations: readonly Pick<Migration, 'name' | 'sql'>[];
  /** The tables as these migrations make them. */
  readonly rightTables: readonly TableFacts[];
  /** The current time, from which the age of the newest migration is computed. */
  readonly now: Date;
  /** Whether to send a sign-up that is always refused; the refusal states the password rules. */
  readonly trySignUp?: boolean;
}

async function lookInside({
  database,
  migrations,
  rightTables,
  now,
}: ExaminedProject): Promise<Finding[]> {
  if (database === null) {
    return [
      newFinding(
        'unknown',
        'Policies, privileges and migrations were not looked at.',
        'They are what keeps users apart.',
        'SUPABASE_DB_URL=postgresql://… npm run doctor (Connect → Session pooler, in the dashboard)',
      ),
    ];
  }
  try {
    return await database(async (sql) =>
      databaseFindings(
        await readDatabase(sql, [...tablesOf(migrations).keys()]),
        migrations,
        rightTables,
        now,
      ),
    );
  } catch (error) {
    return [
      newFinding(
        'problem',
        `The database cannot be looked at (${error instanceof Error ? error.message : String(error)}).`,
        'Policies, privileges and migrations remain unknown.',
        'See that SUPABASE_DB_URL is the connection string of the dashboard, with the password filled in.',
      ),
    ];
  }
}

/** Examines a project without changing anything. */
export async function examineProject(project: ExaminedProject): Promise<Finding[]> {
  const { url, key, app } = project;
  const trouble = keyTrouble(url, key);
  if (trouble !== null) return [trouble];
  const facts = await readProject(
    url,
    key,
    [...tablesOf(project.migrations).keys()],
    app,
    project.trySignUp ?? false,
  );
  const unreached = reachFinding(facts);
  const host = app === null ? [] : hostFindings(await readHost(app), url);
  if (unreached !== null) return [keyFinding(key), unreached, ...host];
  return [
    keyFinding(key),
    fineFinding(
      `Address and key belong together${projectReference(url) === null ? '' : `: ${url}`}.`,
    ),
    ...projectFindings(facts, app),
    ...(await lookInside(project)),
    ...host,
  ];
}
