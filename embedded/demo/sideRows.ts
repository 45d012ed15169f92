import type { Calendar } from './calendar';
import { type DemoClientKey, demoClients } from './clients';
import type { DemoJob, DemoPayment } from './jobs';

type Row = Readonly<Record<string, unknown>>;

/** The profile of the demo user Marina without its id, which is her account's id. */
export const demoProfile = {
  name: 'Marina Prado',
  occupation: 'Design gráfico e ilustração',
  document: '48271930000106',
  phone: '11968412207',
  email: 'marina@prado.art.br',
  city: 'São Paulo',
  state: 'SP',
  pix_key_type: 'email',
  pix_key: 'marina@prado.art.br',
  validity_days: 10,
  payment_terms: '50% na aprovação, por Pix; 50% na entrega',
  credit: true,
  mei: true,
  mei_activity: 'services',
} as const;

/** The addresses of some of the demo's clients. */
const ADDRESSES: Partial<Record<DemoClientKey, Row>> = {
  aurora: {
    document: '11222333000181',
    address: 'Rua Aurora, 412, Santa Ifigênia',
    city: 'São Paulo',
    state: 'SP',
  },
  vila: { document: '27531098000160', address: null, city: 'Ubatuba', state: 'SP' },
  sol: {
    document: '60412077000109',
    address: 'Avenida Brasil, 1820, sala 31',
    city: 'Campinas',
    state: 'SP',
  },
};

/** Returns the row of a client's details, or null if the client has none. */
export function clientDetailsRow(key: DemoClientKey, id: string, createdAt: string): Row | null {
  const details = ADDRESSES[key];
  return details === undefined ? null : { id, ...details, created_at: createdAt };
}

/** Returns a function that gives each quote the next number of its year. */
function numbers(): (day: string) => string {
  const given = new Map<string, number>();
  return (day) => {
    const year = day.slice(0, 4);
    const next = (given.get(year) ?? 0) + 1;
    given.set(year, next);
    return `${year}-${String(next).padStart(3, '0')}`;
  };
}

/** How many days a quote is valid. */
const VALID_DAYS = 10;

/**
 * Returns how many days ago a quote was answered. If it led to a project, the answer came before the project started
 * and while the quote was valid. Otherwise it came on the next day.
 */
export function answeredDaysAgo({ daysAgo, project }: DemoJob): number {
  const wanted = project === undefined ? daysAgo - 1 : project.startDaysAgo + 1;
  return Math.max(0, Math.min(daysAgo - 1, Math.max(daysAgo - VALID_DAYS, wanted)));
}

/**
 * Returns the details of the quotes, oldest first. All quotes but proposals were sent on the day they were
 * created.
 */
export function quoteDetails(calendar: Calendar) {
  const nextNumber = numbers();
  return (job: DemoJob, id: string): Row | null => {
    if (job.status === 'proposal') return null;
    const issued = calendar.day(job.daysAgo);
    const answered = job.status !== 'analyzing';
    return {
      id,
      number: nextNumber(issued),
      version: 1,
      issued_on: issued,
      valid_until: calendar.day(job.daysAgo - VALID_DAYS),
      work_starts: job.project === undefined ? null : calendar.day(job.project.startDaysAgo),
      work_ends: job.project === undefined ? null : calendar.day(job.project.deadlineDaysAgo),
      payment_terms: demoProfile.payment_terms,
      materials: [],
      sent_at: calendar.instant(job.daysAgo),
      sent_how: 'phone' in demoClients[job.client] ? 'whatsapp' : 'email',
      answer: answered ? job.status : null,
      answered_at: answered ? calendar.instant(answeredDaysAgo(job)) : null,
      answered_by: answered ? demoClients[job.client].name : null,
      answer_reason: job.status === 'rejected' ? 'O valor ficou acima do previsto' : null,
      created_at: calendar.instant(job.daysAgo),
    };
  };
}

/**
 * The first number of a series, which begins with a record of this day and comes again each month, moved to a business day.
 * @param values - what is made each time.
 */
export function seriesRow(
  { id, day, repeatsOn, created_at }: Row & { id: string; day: string; repeatsOn: number },
  values: Row,
): Row {
  return {
    id: `${id}-1`,
    outcome: 'made',
    course: 'running',
    starts_on: `${day.slice(0, 8)}${String(repeatsOn).padStart(2, '0')}`,
    unit: 'month',
    every: 1,
    anchor_day: repeatsOn,
    shift: true,
    ...{ name: null, project: null, category: null, payment_method: null },
    ...values,
    created_at,
  };
}

/** Returns the rows of a payment's parts: when each part was due, and what was received after the first part. */
export function partRows(payment: DemoPayment, id: string, calendar: Calendar): Row[] {
  const { amount, installments: count = 1, came = 1, daysAgo, dueDaysAgo } = payment;
  const row = (number: number, values: Row): Row => ({
    id: `${id}-${String(number)}`,
    due_on: null,
    amount: null,
    received_on: null,
    ...values,
    created_at: calendar.instant(daysAgo),
  });
  const share = Math.round((amount * 100) / count);
  const received = Array.from({ length: came - 1 }, (_, index) => {
    const number = index + 2;
    // The last part includes the remaining cents.
    const cents = number < count ? share : Math.round(amount * 100) - share * (count - 1);
    const on = calendar.day(Math.max(0, daysAgo - 30 * (number - 1)));
    return row(number, { amount: cents / 100, received_on: on });
  });
  const first = dueDaysAgo === undefined ? [] : [row(1, { due_on: calendar.day(dueDaysAgo) })];
  return [...first, ...received];
}

/** Returns Marina's adjustment of last month's MEI report. */
export function meiAdjustmentRow(accountId: string, now: Date): Row {
  const lastMonth = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1));
  const month = lastMonth.toISOString().slice(0, 7).replace('-', '');
  return {
    id: `${accountId}-${month}`,
    note: 'Conferido com o extrato do banco.',
    created_at: now.toISOString(),
  };
}
