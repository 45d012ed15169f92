import { randomUUID } from 'node:crypto';
import { createAccount } from '../auth/accounts';
import { hashPassword } from '../auth/passwords';
import type { Database, Sql } from '../database/database';
import { type Calendar, calendarUntil } from './calendar';
import { type DemoClient, type DemoClientKey, demoClients } from './clients';
import { demoExpenses } from './expenses';
import { type DemoItem, type DemoJob, demoJobs, type DemoPayment } from './jobs';
import {
  answeredDaysAgo,
  clientDetailsRow,
  demoProfile,
  meiAdjustmentRow,
  partRows,
  quoteDetails,
  seriesRow,
} from './sideRows';

/** The login of the demo. */
export const DEMO_LOGIN = {
  email: 'marina@prado.art.br',
  password: 'oficio123',
  fullName: 'Marina Prado',
} as const;

type Row = Readonly<Record<string, unknown>>;
type Rows = Record<
  | 'clients'
  | 'quotes'
  | 'projects'
  | 'payments'
  | 'expenses'
  | 'client_details'
  | 'quote_details'
  | 'payment_parts'
  | 'expense_projects'
  | 'series',
  Row[]
>;

function totalOf(items: readonly DemoItem[]): number {
  const cents = items.reduce(
    (sum, [, quantity, price]) => sum + quantity * Math.round(price * 100),
    0,
  );
  return cents / 100;
}

function paymentRow(id: string, projectId: string, payment: DemoPayment, calendar: Calendar): Row {
  const count = payment.installments ?? 1;
  const split = count > 1;
  return {
    id,
    project_id: projectId,
    delivered: payment.delivered,
    paid: payment.paid,
    payment_method: payment.method ?? null,
    payment_date: payment.paid ? calendar.day(payment.daysAgo) : null,
    received_amount: payment.amount / count,
    total_amount: split ? payment.amount : null,
    is_installment: split,
    notes: payment.notes ?? null,
    created_at: calendar.instant(payment.daysAgo),
  };
}

function addJob(
  rows: Rows,
  job: DemoJob,
  clientId: string,
  { calendar, detailsOf }: { calendar: Calendar; detailsOf: ReturnType<typeof quoteDetails> },
): void {
  const quoteId = randomUUID();
  rows.quotes.push({
    id: quoteId,
    client_id: clientId,
    items: job.items.map(([name, quantity, price, description]) => ({
      name,
      ...(description === undefined ? {} : { description }),
      quantity,
      price,
    })),
    total_value: totalOf(job.items),
    status: job.status,
    observations: job.observations ?? null,
    created_at: calendar.instant(job.daysAgo),
  });
  const details = detailsOf(job, quoteId);
  if (details !== null) rows.quote_details.push(details);
  if (job.project === undefined) return;
  const { project } = job;
  const projectId = randomUUID();
  const span = project.startDaysAgo - Math.max(0, project.deadlineDaysAgo);
  rows.projects.push({
    id: projectId,
    quote_id: quoteId,
    client_id: clientId,
    name: project.name,
    stages: job.items.map(([name], index) => ({
      id: `${quoteId.slice(0, 8)}-${String(index)}`,
      name,
      completed: index < project.done,
      ...(index < project.done
        ? {
            completedAt: calendar.instant(
              project.startDaysAgo - Math.round((span * (index + 1)) / (job.items.length + 1)),
            ),
          }
        : {}),
    })),
    responsible: project.responsible ?? null,
    start_date: calendar.day(project.startDaysAgo),
    deadline: calendar.day(project.deadlineDaysAgo),
    status: project.status,
    attachments: [],
    // The quote's approval created the project.
    created_at: calendar.instant(answeredDaysAgo(job)),
  });
  for (const payment of project.payments) {
    const id = randomUUID();
    rows.payments.push(paymentRow(id, projectId, payment, calendar));
    rows.payment_parts.push(...partRows(payment, id, calendar));
    const { daysAgo, amount, method, repeatsOn } = payment;
    if (repeatsOn === undefined) continue;
    const first = {
      id,
      repeatsOn,
      day: calendar.day(daysAgo),
      created_at: calendar.instant(daysAgo),
    };
    const what = { kind: 'payment', amount, project: projectId, payment_method: method ?? null };
    rows.series.push(seriesRow(first, what));
  }
}

/** The demo's rows without their owner, in the order in which they can be inserted. */
export function demoRows(now: Date): Rows {
  const calendar = calendarUntil(now);
  const rows: Rows = {
    clients: [],
    quotes: [],
    projects: [],
    payments: [],
    expenses: [],
    client_details: [],
    quote_details: [],
    payment_parts: [],
    expense_projects: [],
    series: [],
  };
  const ids = new Map<string, string>();
  for (const [key, client] of Object.entries<DemoClient>(demoClients)) {
    const id = randomUUID();
    ids.set(key, id);
    const {
      daysAgo,
      name,
      company = null,
      phone = null,
      email = null,
      observations = null,
    } = client;
    rows.clients.push({
      id,
      name,
      company,
      phone,
      email,
      observations,
      created_at: calendar.instant(daysAgo),
    });
    // cast: it is a key of `demoClients`
    const details = clientDetailsRow(key as DemoClientKey, id, calendar.instant(daysAgo));
    if (details !== null) rows.client_details.push(details);
  }
  const detailsOf = quoteDetails(calendar);
  for (const job of demoJobs) {
    addJob(rows, job, ids.get(job.client) ?? '', { calendar, detailsOf });
  }
  for (const expense of demoExpenses) {
    const { description, category, amount, daysAgo, method, notes = null, repeatsOn } = expense;
    const id = randomUUID();
    const date = calendar.day(daysAgo);
    rows.expenses.push({
      id,
      description,
      category,
      amount,
      date,
      payment_method: method,
      notes,
      created_at: calendar.instant(daysAgo),
    });
    if (repeatsOn !== undefined) {
      const first = { id, repeatsOn, day: date, created_at: calendar.instant(daysAgo) };
      const what = { kind: 'expense', amount, name: description, category, payment_method: method };
      rows.series.push(seriesRow(first, what));
    }
    const project = rows.projects.find(({ name }) => name === expense.project);
    if (project === undefined) continue;
    rows.expense_projects.push({
      id,
      project_id: project['id'],
      created_at: calendar.instant(daysAgo),
    });
  }
  return rows;
}

async function insertRows(
  sql: Sql,
  table: string,
  rows: readonly Row[],
  userId: string,
): Promise<void> {
  const full = rows.map((row) => ({
    id: randomUUID(),
    user_id: userId,
    ...(table === 'clients' ? {} : { updated_at: row['created_at'] }),
    ...row,
  }));
  // All rows of a table have the same columns. Their names come from this repository's code, never from outside.
  const columns = Object.keys(full[0] ?? {}).join(', ');
  await sql.query(
    `insert into public.${table} (${columns}) select ${columns} from json_populate_recordset(null::public.${table}, cast($1::text as json))`,
    [JSON.stringify(full)],
  );
}

/**
 * Fills a database with a freelancer's year up to now. This is done once, so a second start keeps later changes.
 * @returns whether anything was added.
 */
export async function seedDemo(database: Database, now: Date): Promise<boolean> {
  const [existing] = await database.transaction((sql) =>
    sql.query('select id from auth.users where email = $1::text', [DEMO_LOGIN.email]),
  );
  if (existing !== undefined) return false;
  const hash = await hashPassword(DEMO_LOGIN.password);
  const rows = demoRows(now);
  await database.transaction(async (sql) => {
    const { fullName, email } = DEMO_LOGIN;
    const account = await createAccount(sql, email, hash, { full_name: fullName });
    for (const [table, list] of Object.entries(rows))
      await insertRows(sql, table, list, account.id);
    const profile = {
      id: account.id,
      ...demoProfile,
      balance: 8420.35,
      balance_on: calendarUntil(now).day(0),
      created_at: now.toISOString(),
    };
    await insertRows(sql, 'profiles', [profile], account.id);
    const report = meiAdjustmentRow(account.id, now);
    await insertRows(sql, 'mei_adjustments', [report], account.id);
  });
  return true;
}
