import type { Migration } from '../../embedded/database/migrations';
import { type Finding, fineFinding, newFinding } from './finding';
import type { DatabaseFacts, TableFacts } from './readDatabase';
import { tablesOf } from './schema';

const COMMANDS = ['select', 'insert', 'update', 'delete'];
/** The least acceptable page size. With smaller pages, a list takes many requests. */
const FEW_ROWS = 500;

const missingFrom = (wanted: readonly string[], there: readonly string[]): readonly string[] =>
  wanted.filter((name) => !there.includes(name));

function securityFindings(table: TableFacts, madeBy: string): Finding[] {
  const { name, ownRows, openPolicies, anonymousMay, usersMay } = table;
  const findings: Finding[] = [];
  if (!table.hasRowSecurity) {
    findings.push(
      newFinding(
        'problem',
        `Row level security is off for ${name}.`,
        "Every signed-in user reads and changes everybody's rows.",
        `alter table public.${name} enable row level security;`,
      ),
    );
  }
  if (openPolicies.length > 0) {
    findings.push(
      newFinding(
        'problem',
        `${name} has policies that are not "own rows of signed-in users": ${openPolicies.join(', ')}.`,
        'Each policy adds to what the others allow: one that is too wide opens the table.',
        openPolicies.map((policy) => `drop policy "${policy}" on public.${name};`).join(' '),
      ),
    );
  }
  if (anonymousMay.length > 0) {
    findings.push(
      newFinding(
        'problem',
        `Anonymous visitors have privileges on ${name}: ${anonymousMay.join(', ')}.`,
        'Row level security alone stands between them and the rows.',
        `revoke all on table public.${name} from anon, public;`,
      ),
    );
  }
  const lacking = missingFrom(COMMANDS, ownRows);
  const forbidden = missingFrom(COMMANDS, usersMay);
  if (lacking.length > 0 || forbidden.length > 0) {
    findings.push(
      newFinding(
        'problem',
        `Signed-in users cannot ${[...new Set([...lacking, ...forbidden])].join(', ')} their own rows of ${name}.`,
        'The app cannot show or save this list.',
        `Run the lines for ${name} at the end of supabase/migrations/${madeBy}.`,
      ),
    );
  }
  return findings;
}

/** What goes wrong without a trigger, by the end of its name. */
const WITHOUT: readonly (readonly [name: RegExp, why: string])[] = [
  [/^keep_identity$/, 'A row could be given another id, owner or birthday.'],
  [/^touch_updated_at$/, "Changes would be dated by the device's clock."],
  [/_bounded$/, 'A row could hold so much that its list no longer loads.'],
  [/_counted$/, 'A row could hold so many elements that screens freeze.'],
];

const nameOf = (trigger: string): string => /TRIGGER (\S+)/.exec(trigger)?.[1] ?? trigger;

/** PostgreSQL prints the schema's name only where it is not on the search path. */
const withoutSchema = (triggers: readonly string[]): readonly string[] =>
  triggers.map((trigger) => trigger.replaceAll('public.', ''));

/** @param rightTriggers - the SQL of the triggers that the migrations create on the table. */
function triggerFindings(
  { name, triggers }: TableFacts,
  rightTriggers: readonly string[],
): Finding[] {
  const there = withoutSchema(triggers);
  return missingFrom(withoutSchema(rightTriggers), there).map((definition) => {
    const trigger = nameOf(definition);
    const isOther = there.map(nameOf).includes(trigger);
    return newFinding(
      // Another version of PostgreSQL may print the same trigger in other words.
      isOther ? 'warning' : 'problem',
      isOther
        ? `The trigger ${trigger} of ${name} is not that of the migrations.`
        : `${name} lacks the trigger ${trigger}.`,
      WITHOUT.find(([pattern]) => pattern.test(trigger))?.[1] ??
        'Rows could be stored that the app does not expect.',
      `drop trigger if exists ${trigger} on ${name}; ${definition};`,
    );
  });
}

/** A day in milliseconds. */
const DAY = 86_400_000;

function migrationFindings(
  { applied }: DatabaseFacts,
  files: readonly string[],
  lostTables: readonly string[],
  now: Date,
): Finding[] {
  if (lostTables.length > 0 || applied !== null) {
    const missing = files.filter((file) => !(applied ?? []).includes(file.split('_')[0] ?? ''));
    if (missing.length > 0) {
      return [
        newFinding(
          lostTables.length > 0 ? 'problem' : 'warning',
          `Not noted as applied: ${missing.join(', ')}.`,
          lostTables.length > 0
            ? `There is no ${lostTables.join(', no ')}: the app cannot work.`
            : 'The tables are there, so they may have been pasted into the SQL editor; the next push would run them again.',
          lostTables.length > 0
            ? '`supabase db push`, or paste these files into the SQL editor, in this order.'
            : `supabase migration repair --status applied ${missing.map((file) => file.split('_')[0]).join(' ')}`,
        ),
      ];
    }
    const newest = files.at(-1)?.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') ?? '';
    const age = Math.max(0, Math.floor((now.getTime() - Date.parse(newest)) / DAY));
    return [
      fineFinding(
        `All migrations are applied, the newest one of ${newest}, ${age === 1 ? '1 day' : `${String(age)} days`} old.`,
      ),
    ];
  }
  return [
    newFinding(
      'note',
      'The tables are there; nobody has noted which migrations were applied.',
      'So it is after pasting them into the SQL editor.',
    ),
  ];
}

/**
 * @param migrations - the migrations that should be applied, in order.
 * @param rightTables - the tables as the migrations make them.
 * @param now - the current time, from which the age of the newest migration is computed.
 */
export function databaseFindings(
  facts: DatabaseFacts,
  migrations: readonly Pick<Migration, 'name' | 'sql'>[],
  rightTables: readonly TableFacts[],
  now: Date,
): Finding[] {
  const tables = tablesOf(migrations);
  const files = migrations.map(({ name }) => name);
  const lost = missingFrom(
    [...tables.keys()],
    facts.tables.map(({ name }) => name),
  );
  const { pageLimit } = facts;
  return [
    ...migrationFindings(facts, files, lost, now),
    ...facts.tables.flatMap((table) => {
      const trouble = [
        ...securityFindings(table, tables.get(table.name) ?? ''),
        ...triggerFindings(
          table,
          rightTables.find(({ name }) => name === table.name)?.triggers ?? [],
        ),
      ];
      return trouble.length === 0 ? [fineFinding(`${table.name}: own rows only.`)] : trouble;
    }),
    pageLimit !== null && pageLimit < FEW_ROWS
      ? newFinding(
          'warning',
          `An answer holds ${String(pageLimit)} rows at most.`,
          'The app reads its lists in pages, and finds every row; it takes many requests.',
          'Project Settings → Data API → Max rows: 1000.',
        )
      : fineFinding(
          `An answer holds ${String(pageLimit ?? 'as many rows as the project is set to')}${pageLimit === null ? '' : ' rows'}; the app reads in pages.`,
        ),
  ];
}
