import { isDay, type Day } from '../../shared/days';
import { toCents } from '../../shared/money';
import type { Client, ClientDraft } from '../clients/client';
import type { ClientDetailsDraft } from '../clients/clientDetails';
import { clientModalSchema } from '../clients/clientDetailsForm';
import type { Expense, ExpenseDraft } from '../expenses/expense';
import { expenseModalSchema } from '../expenses/expenseProjectForm';
import { MAIN, SHEET_FIELDS, type SheetEntity, type SheetField } from './fields';
import { createPeople } from './people';
import type { Sheet, SheetRow } from './readSheet';
import { cellReader, plainWord, type CellProblem, type SheetChoices } from './values';

/* Checks a whole spreadsheet before anything is written: what is new, what is there already, and what is wrong. */

/** The account's rows with which a sheet is compared. */
export interface StoredRows {
  today: Day;
  clients: readonly (Pick<Client, 'name' | 'email' | 'phone'> & { document: string | null })[];
  expenses: readonly Pick<Expense, 'date' | 'amount' | 'description'>[];
  projects: readonly { id: string; name: string }[];
}

/** A row that will be written, as its form would have made it. */
export type FreshRow = { line: number } & (
  | {
      entity: 'clients';
      draft: ClientDraft;
      details: ClientDetailsDraft | null;
      createdOn: Day | null;
    }
  | { entity: 'expenses'; draft: ExpenseDraft; projectId: string | null }
);

/** What is wrong with some rows, and is mended in the same way. */
export interface ProblemGroup {
  key: string;
  /** `form` is what the form would say, `same` asks whether somebody with the same name is somebody else. */
  kind: CellProblem['kind'] | 'form' | 'same';
  field: SheetField;
  /** The form's message, or the unknown word. */
  text: string;
  /** For each row its line, the cell as it was written, and some of its other cells, which say who or what it is. */
  rows: { line: number; name: string; cell: string; others: string }[];
}

export type RowState = 'new' | 'there' | 'twice' | 'problem' | 'left' | 'total' | 'remark';

export interface CheckedSheet {
  fresh: FreshRow[];
  groups: ProblemGroup[];
  states: ReadonlyMap<number, RowState>;
  counts: Readonly<Record<RowState, number>>;
  /** The names of projects that are not known, or not by one name. Their expenses have no project. */
  lostProjects: readonly string[];
}

/** A sum, in a row without a day: `Total`, `Total Janeiro`. */
const SUM = /^(?:sub ?)?tota(?:l|is)\b|^(?:somas?|saldo)\b/;
/** A sum among clients, one of whom may be called `Total Express`. */
const COUNT = /^(?:sub ?)?tota(?:l|is)(?: (?:geral|de|dos?|das?|clientes)\b.*)?[\s:=\d.,]*$/;
/** What stands for a cell that cannot be read before the user has answered. */
const ASKED = '?';
const REMARK = /^(?:gerado|exportado|emitido|atualizado|impresso|fonte|pagina|relatorio|\*)/;

/** Whether a row is no record: a sum, or a remark across the sheet, such as the name of a month. */
function asideOf(
  entity: SheetEntity,
  { cells }: SheetRow,
  values: ReadonlyMap<SheetField, string>,
): 'total' | 'remark' | null {
  const has = (...fields: SheetField[]) => fields.some((field) => (values.get(field) ?? '') !== '');
  const isRecord =
    entity === 'expenses'
      ? isDay(values.get('date') ?? '') || values.get('date') === ASKED
      : has('email', 'phone', 'document');
  if (isRecord) return null;
  const filled = cells.map(plainWord).filter((cell) => cell !== '');
  const pattern = entity === 'expenses' ? SUM : COUNT;
  if (filled.some((cell) => pattern.test(cell))) return 'total';
  if (filled.length > 1 || cells.length < 3) return null;
  const isAlone = entity === 'expenses' && !has('amount');
  return isAlone || REMARK.test(filled[0] ?? '') ? 'remark' : null;
}

const expenseKey = ({ date, amount, description }: StoredRows['expenses'][number]): string =>
  `${date} ${toCents(amount).toString()} ${plainWord(description)}`;

/** Returns a function that says whether an expense is there already. Equal ones are counted. */
function expenseFinder(stored: StoredRows['expenses']): (draft: ExpenseDraft) => boolean {
  const counts = new Map<string, number>();
  for (const each of stored) counts.set(expenseKey(each), (counts.get(expenseKey(each)) ?? 0) + 1);
  return (draft) => {
    const key = expenseKey(draft);
    const count = counts.get(key) ?? 0;
    if (count > 0) counts.set(key, count - 1);
    return count > 0;
  };
}

const schemas = { clients: clientModalSchema(null), expenses: expenseModalSchema(null) };

type Problem = Pick<ProblemGroup, 'kind' | 'field' | 'text'>;

/** What a form would say first. */
function issueOf({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }) {
  const [{ path, message } = { path: [], message: '' }] = issues;
  // cast: the forms have these fields
  return { kind: 'form', field: path.at(-1) as SheetField, text: message } as const;
}

/** Checks the rows of a sheet with the rules of the forms, and compares them with the account's rows. */
export function checkSheet(
  entity: SheetEntity,
  sheet: Sheet,
  choices: SheetChoices,
  stored: StoredRows,
): CheckedSheet {
  const readCell = cellReader(sheet, choices, stored.today);
  const fields: readonly SheetField[] = SHEET_FIELDS[entity];
  const states = new Map<number, RowState>();
  const counts = { new: 0, there: 0, twice: 0, problem: 0, left: 0, total: 0, remark: 0 };
  const groups = new Map<string, ProblemGroup>();
  const fresh: FreshRow[] = [];
  const lostProjects = new Set<string>();
  const people = createPeople<'stored' | 'sheet'>();
  for (const client of stored.clients) people.add(client, 'stored');
  const isStored = expenseFinder(stored.expenses);
  const projects = new Map<string, string | null>();
  for (const { id, name } of stored.projects) {
    projects.set(plainWord(name), projects.has(plainWord(name)) ? null : id);
  }

  const settle = (line: number, state: RowState): void => {
    states.set(line, state);
    counts[state] += 1;
  };

  /** Puts a row into the groups of its problems, unless the user leaves one of them out. */
  function refuse({ line, cells }: SheetRow, problems: readonly Problem[], name: string): void {
    const keyed = problems.map((problem) => ({
      ...problem,
      key: [problem.kind, problem.field, plainWord(problem.text)].join(':'),
    }));
    if (keyed.some(({ key }) => choices.left.includes(key))) {
      settle(line, 'left');
      return;
    }
    settle(line, 'problem');
    for (const problem of keyed) {
      const { key, field } = problem;
      const group = groups.get(key) ?? { ...problem, rows: [] };
      groups.set(key, group);
      const mended = choices.cells[`${String(line)}:${field}`];
      const cell = mended ?? cells[choices.uses.indexOf(field)] ?? '';
      const others = cells.filter((each, column) => {
        const use = choices.uses[column];
        return use && use !== field && use !== MAIN[entity] && each.trim() !== '';
      });
      group.rows.push({ line, name, cell, others: others.slice(0, 3).join(' · ') });
    }
  }

  /** Takes a client who is neither there nor in an earlier row. */
  function takeClient(row: SheetRow, of: (field: SheetField) => string): void {
    // The schemas leave out what they do not know, so each gets all fields.
    const texts = Object.fromEntries(SHEET_FIELDS.clients.map((field) => [field, of(field)]));
    const read = schemas.clients.safeParse({ ...texts, details: texts });
    if (!read.success) {
      refuse(row, [issueOf(read.error)], of('name'));
      return;
    }
    const { details, ...draft } = read.data;
    const person = { ...draft, document: details?.document ?? null };
    const found = people.find(person);
    if (found?.isSure) {
      settle(row.line, found.origin === 'stored' ? 'there' : 'twice');
      return;
    }
    if (found && !choices.newPeople.includes(row.line)) {
      refuse(row, [{ kind: 'same', field: 'name', text: '' }], draft.name);
      return;
    }
    people.add(person, 'sheet');
    settle(row.line, 'new');
    const isAny = details !== undefined && Object.values(details).some((value) => value !== null);
    const createdOn = of('createdOn');
    fresh.push({
      entity: 'clients',
      line: row.line,
      draft,
      details: isAny ? details : null,
      createdOn: createdOn !== '' && createdOn < stored.today ? createdOn : null,
    });
  }

  function takeExpense(row: SheetRow, of: (field: SheetField) => string): void {
    const read = schemas.expenses.safeParse(
      Object.fromEntries(SHEET_FIELDS.expenses.map((field) => [field, of(field)])),
    );
    if (!read.success) {
      refuse(row, [issueOf(read.error)], of('description'));
      return;
    }
    const { projectId: _none, ...draft } = read.data;
    if (isStored(draft)) {
      settle(row.line, 'there');
      return;
    }
    const project = of('project');
    const projectId = projects.get(plainWord(project)) ?? null;
    if (project !== '' && projectId === null) lostProjects.add(project);
    settle(row.line, 'new');
    fresh.push({ entity: 'expenses', line: row.line, draft, projectId });
  }

  for (const row of sheet.rows) {
    const values = new Map<SheetField, string>();
    const problems: Problem[] = [];
    for (const field of fields) {
      const read = readCell(row, field);
      values.set(field, 'text' in read ? read.text : ASKED);
      if ('kind' in read)
        problems.push({ kind: read.kind, field, text: read.kind === 'word' ? read.word : '' });
    }
    const aside = asideOf(entity, row, values);
    if (aside) {
      settle(row.line, aside);
      continue;
    }
    const name = values.get(MAIN[entity]) ?? '';
    if (problems.length > 0) {
      refuse(row, problems, name === ASKED ? '' : name);
      continue;
    }
    const of = (field: SheetField): string => values.get(field) ?? '';
    if (entity === 'clients') takeClient(row, of);
    else takeExpense(row, of);
  }
  return {
    fresh,
    groups: [...groups.values()],
    states,
    counts,
    lostProjects: [...lostProjects],
  };
}
