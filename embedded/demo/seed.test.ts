/** @jest-environment node */
import * as z from 'zod';
import { demoExpenses } from './expenses';
import { demoRows } from './seed';

const instant = z.iso.datetime();
const shapes = {
  clients: z.array(z.object({ id: z.guid(), created_at: instant })),
  quotes: z.array(
    z.object({
      id: z.guid(),
      client_id: z.guid(),
      status: z.string(),
      total_value: z.number(),
      items: z.array(z.object({ quantity: z.int().min(1), price: z.number().min(0) })).min(1),
      created_at: instant,
    }),
  ),
  projects: z.array(
    z.object({
      id: z.guid(),
      quote_id: z.guid(),
      client_id: z.guid(),
      status: z.string(),
      start_date: z.iso.date(),
      deadline: z.iso.date(),
      stages: z.array(z.object({ completed: z.boolean(), completedAt: instant.optional() })),
      created_at: instant,
    }),
  ),
  payments: z.array(
    z.object({
      id: z.guid(),
      project_id: z.guid(),
      paid: z.boolean(),
      payment_method: z.string().nullable(),
      payment_date: z.iso.date().nullable(),
      received_amount: z.number(),
      total_amount: z.number().nullable(),
      is_installment: z.boolean(),
      created_at: instant,
    }),
  ),
  expenses: z.array(z.object({ id: z.guid(), date: z.iso.date(), created_at: instant })),
  named: z.array(z.object({ id: z.guid(), project_id: z.guid() })),
  details: z.array(z.object({ id: z.uuid() })),
  quoteDetails: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      issued_on: z.iso.date(),
      answer: z.nullable(z.string()),
      sent_at: instant,
      sent_how: z.enum(['whatsapp', 'email']),
      answered_at: z.nullable(instant),
      valid_until: z.iso.date(),
    }),
  ),
  series: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['payment', 'expense']),
      starts_on: z.iso.date(),
      name: z.string().nullable(),
      project: z.guid().nullable(),
    }),
  ),
  parts: z.array(
    z.object({
      id: z.string(),
      due_on: z.nullable(z.iso.date()),
      amount: z.nullable(z.number()),
      received_on: z.nullable(z.iso.date()),
    }),
  ),
};

// Shortly after midnight on the last day of a month, counting days back easily goes wrong.
describe.each(['2026-03-31T00:10:00-03:00', '2026-11-20T15:00:00-03:00'])(
  'the demo on %s',
  (moment) => {
    const now = new Date(moment);
    const rows = demoRows(now);
    const clients = shapes.clients.parse(rows.clients);
    const quotes = shapes.quotes.parse(rows.quotes);
    const projects = shapes.projects.parse(rows.projects);
    const payments = shapes.payments.parse(rows.payments);
    const expenses = shapes.expenses.parse(rows.expenses);

    test('shows every status', () => {
      expect(new Set(quotes.map(({ status }) => status))).toEqual(
        new Set(['proposal', 'analyzing', 'approved', 'rejected']),
      );
      expect(new Set(projects.map(({ status }) => status))).toEqual(
        new Set(['pending', 'in-progress', 'paused', 'completed']),
      );
    });

    test('quotes add up and belong to a client who was there', () => {
      for (const { client_id: id, items, total_value: total, created_at: at } of quotes) {
        expect(items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)).toBeCloseTo(
          total,
          6,
        );
        expect(clients.find((client) => client.id === id)?.created_at.localeCompare(at)).toBe(-1);
      }
    });

    test('projects come from approved quotes; completed ones are complete', () => {
      for (const project of projects) {
        const quote = quotes.find(({ id }) => id === project.quote_id);
        expect([quote?.status, quote?.client_id]).toEqual(['approved', project.client_id]);
        expect(project.start_date < project.deadline).toBe(true);
        expect(project.stages.every(({ completed }) => completed)).toBe(
          project.status === 'completed',
        );
        for (const { completed, completedAt } of project.stages) {
          expect(completedAt !== undefined).toBe(completed);
        }
      }
      expect(quotes.filter(({ status }) => status === 'approved')).toHaveLength(projects.length);
    });

    test('payments belong to running or completed projects and never exceed their quote', () => {
      for (const project of projects) {
        const own = payments.filter(({ project_id: id }) => id === project.id);
        if (own.length > 0) expect(['in-progress', 'completed']).toContain(project.status);
        const sum = own.reduce(
          (total, payment) => total + (payment.total_amount ?? payment.received_amount),
          0,
        );
        expect(sum).toBeLessThanOrEqual(
          (quotes.find(({ id }) => id === project.quote_id)?.total_value ?? 0) + 0.01,
        );
      }
      for (const payment of payments) {
        expect(payment.payment_date !== null).toBe(payment.paid);
        expect(payment.is_installment).toBe(payment.total_amount !== null);
        if (payment.is_installment) expect(payment.payment_method).toBe('pix');
      }
    });

    test('what stands beside clients and quotes is theirs; numbers are those of their years', () => {
      for (const { id } of shapes.details.parse(rows.client_details)) {
        expect(clients.map((client) => client.id)).toContain(id);
      }
      const details = shapes.quoteDetails.parse(rows.quote_details);
      for (const { id, number, issued_on: issued, answer } of details) {
        const quote = quotes.find((candidate) => candidate.id === id);
        expect(number.slice(0, 4)).toBe(issued.slice(0, 4));
        expect(answer ?? 'analyzing').toBe(quote?.status);
      }
      const numbers = details.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(details).toHaveLength(quotes.filter(({ status }) => status !== 'proposal').length);
    });

    test('a quote is sent, answered while it is valid, and then becomes a project, which begins after that', () => {
      for (const details of shapes.quoteDetails.parse(rows.quote_details)) {
        const { id, sent_at: sent, answered_at: answered, valid_until: until } = details;
        if (answered === null) continue;
        expect(sent <= answered).toBe(true);
        expect(answered.slice(0, 10) <= until).toBe(true);
        const project = projects.find(({ quote_id: quoteId }) => quoteId === id);
        if (!project) continue;
        expect(answered <= project.created_at).toBe(true);
        expect(answered.slice(0, 10) <= project.start_date).toBe(true);
      }
    });

    test('parts are those of payments, and what came is no more than was agreed', () => {
      const parts = shapes.parts.parse(rows.payment_parts);
      expect(parts.length).toBeGreaterThan(0);
      for (const { id, amount, received_on: on, due_on: due } of parts) {
        const payment = payments.find((candidate) => candidate.id === id.slice(0, 36));
        const number = Number(id.slice(37));
        if (number === 1) expect([amount, on]).toEqual([null, null]);
        else expect([payment?.paid, due]).toEqual([true, null]);
        expect(on === null || on <= moment.slice(0, 10)).toBe(true);
      }
      for (const { id, received_amount: first, total_amount: total } of payments) {
        const came = parts
          .filter((part) => part.id.startsWith(id))
          .map(({ amount }) => amount ?? 0);
        const sum = came.reduce((all, amount) => all + amount, first);
        expect(sum).toBeLessThanOrEqual((total ?? first) + 0.01);
      }
    });

    test('a payment of a running project and some expenses, the DAS among them, come again', () => {
      const series = shapes.series.parse(rows.series);
      expect(series.map(({ kind, name }) => name ?? kind).sort()).toEqual([
        'Coworking Pinheiros',
        'DAS do MEI',
        'payment',
      ]);
      for (const { id, kind, project, starts_on: start } of series) {
        const [recordId, number] = [id.slice(0, 36), id.slice(37)];
        expect(number).toBe('1');
        const expense = expenses.find((candidate) => candidate.id === recordId);
        const payment = payments.find((candidate) => candidate.id === recordId);
        const day = kind === 'payment' ? payment?.payment_date : expense?.date;
        expect(start.slice(0, 7)).toBe(day?.slice(0, 7));
        if (kind === 'expense') continue;
        expect(payment?.project_id).toBe(project);
        expect(projects.find((candidate) => candidate.id === project)?.status).toBe('in-progress');
      }
    });

    test('some expenses name a project that had begun by then', () => {
      const named = shapes.named.parse(rows.expense_projects);
      expect(named).toHaveLength(
        demoExpenses.filter(({ project }) => project !== undefined).length,
      );
      for (const { id, project_id: projectId } of named) {
        const expense = expenses.find((candidate) => candidate.id === id);
        const project = projects.find((candidate) => candidate.id === projectId);
        expect(project !== undefined && expense !== undefined).toBe(true);
        expect((expense?.date ?? '') >= (project?.start_date ?? '9999')).toBe(true);
      }
      expect(named.length).toBeGreaterThan(3);
    });

    test('nothing that was entered lies in the future', () => {
      const all = [...clients, ...quotes, ...projects, ...payments, ...expenses];
      for (const { created_at: at } of all) expect(at <= now.toISOString()).toBe(true);
      for (const { date } of expenses) expect(date <= moment.slice(0, 10)).toBe(true);
    });
  },
);
