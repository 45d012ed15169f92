import type { RunningServer } from '../embedded/server';

/** The number of rows in each list. */
interface Rows {
  payments: number;
  expenses: number;
  quotes: number;
  projects: number;
  clients: number;
}

export const sameInEachList = (rows: number): Rows => ({
  payments: rows,
  expenses: rows,
  quotes: rows,
  projects: rows,
  clients: rows,
});

/** The rows of a typical business with this many payments. All lists together have about twice as many rows. */
export const typicalRows = (payments: number): Rows => ({
  payments,
  expenses: Math.round(payments * 0.4),
  quotes: Math.round(payments * 0.24),
  projects: Math.round(payments * 0.2),
  clients: Math.round(payments * 0.16),
});

/**
 * Signs a new user up and inserts their rows directly into the database.
 * @returns the session in the format of supabase-js.
 */
export async function seedUser(server: RunningServer, rows: Rows): Promise<string> {
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: 'oficio-local', 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${String(rows.payments)}-${String(Date.now())}@exemplo.com.br`,
      password: 'segredo-123',
      data: { full_name: 'Marina Prado' },
    }),
  });
  const session = await response.text();
  if (!response.ok) throw new Error(`The sign-up failed: ${session}`);
  const { user } = JSON.parse(session) as { user: { id: string } }; // GoTrue's answer
  await server.database.script(seedSql(user.id, rows));
  return session;
}

/**
 * Gives a user something to expect: a due day for each open payment, from a month ago to three months ahead, a thousand
 * expenses that are still to come, twenty monthly series and the balance of today.
 */
export async function seedExpected(server: RunningServer, session: string): Promise<void> {
  const { user } = JSON.parse(session) as { user: { id: string } }; // GoTrue's answer
  const own = `user_id = '${user.id}'`;
  await server.database.script(`
    insert into public.payment_parts (id, user_id, due_on)
    select id || '-1', user_id, current_date - 30 + (row_number() over ())::integer % 121
    from public.payments where ${own} and not paid;

    update public.expenses set date = current_date + (place % 91)::integer
    from (select id as own_id, row_number() over () as place
      from public.expenses where ${own} limit 1000) coming
    where id = own_id and ${own};

    insert into public.series (id, user_id, outcome, course, kind, starts_on, unit, every, anchor_day, shift, name, amount)
    select gen_random_uuid() || '-1', '${user.id}', 'made', 'running', 'expense', current_date - n, 'month', 1,
      1 + n, false, 'Assinatura ' || n, 50 + n
    from generate_series(1, 20) n;

    insert into public.profiles (id, user_id, balance, balance_on)
    values ('${user.id}', '${user.id}', 12000, current_date);
  `);
}

/** The SQL that gives a user rows of every kind, spread over ten years, one after the other. */
export function seedSql(userId: string, rows: Rows): string {
  // An id is derived from the row's number, so that references need no look-up.
  const id = (kind: number, n: string) =>
    `('${userId.slice(0, 8)}-0000-4000-8000-' || lpad(to_hex(${String(kind)}), 2, '0') || lpad(to_hex(${n}), 10, '0'))::uuid`;
  const at = (count: number) =>
    `timestamptz '2026-11-01 12:00Z' - interval '10 years' * (n::float8 / ${String(count)})`;
  const series = (count: number) => `from generate_series(1, ${String(count)}) n`;
  const pick = (texts: readonly string[]) =>
    `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + n % ${String(texts.length)}]`;
  const any = (count: number) => `1 + n % ${String(Math.max(1, count))}`;
  const user = `'${userId}'`;
  return `
    insert into public.clients (id, user_id, name, company, phone, email, created_at)
    select ${id(1, 'n')}, ${user}, 'Cliente ' || n, 'Empresa ' || n, '(11) 91234-5678',
      'cliente' || n || '@exemplo.com.br', ${at(rows.clients)} ${series(rows.clients)};

    insert into public.quotes (id, user_id, client_id, items, total_value, status, created_at)
    select ${id(2, 'n')}, ${user}, ${id(1, any(rows.clients))},
      jsonb_build_array(
        jsonb_build_object('name', 'Projeto gráfico', 'quantity', 1, 'price', n % 5000),
        jsonb_build_object('name', 'Revisão', 'quantity', 2, 'price', 150)),
      n % 5000 + 300, ${pick(['proposal', 'analyzing', 'approved', 'rejected'])},
      ${at(rows.quotes)} ${series(rows.quotes)};

    insert into public.projects (id, user_id, quote_id, client_id, name, stages, responsible,
      start_date, deadline, status, created_at)
    select ${id(3, 'n')}, ${user}, ${id(2, any(rows.quotes))}, ${id(1, any(rows.clients))},
      'Projeto ' || n,
      jsonb_build_array(
        jsonb_build_object('id', 'a', 'name', 'Projeto gráfico', 'completed', n % 2 = 0),
        jsonb_build_object('id', 'b', 'name', 'Revisão', 'completed', n % 3 = 0)),
      'Marina Prado', (${at(rows.projects)})::date, (${at(rows.projects)})::date + 30,
      ${pick(['pending', 'in-progress', 'paused', 'completed'])},
      ${at(rows.projects)} ${series(rows.projects)};

    insert into public.payments (id, user_id, project_id, delivered, paid, payment_method,
      payment_date, received_amount, total_amount, is_installment, created_at)
    select ${id(4, 'n')}, ${user}, ${id(3, any(rows.projects))}, n % 3 <> 0, n % 2 = 0,
      ${pick(['pix', 'transferencia', 'boleto'])}, (${at(rows.payments)})::date,
      (n % 900 + 100) / case when n % 5 = 0 then 4.0 else 1.0 end,
      case when n % 5 = 0 then n % 900 + 100 end, n % 5 = 0,
      ${at(rows.payments)} ${series(rows.payments)};

    insert into public.expenses (id, user_id, description, category, amount, date, payment_method,
      created_at)
    select ${id(5, 'n')}, ${user}, 'Gasto ' || n, ${pick(['Tecnologia', 'Transporte', 'Outros'])},
      (n % 400) + 0.5, (${at(rows.expenses)})::date, ${pick(['pix', 'cartao'])},
      ${at(rows.expenses)} ${series(rows.expenses)};
  `;
}
