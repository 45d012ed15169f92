-- Clients, quotes, projects, payments and expenses of freelancers.
--
-- Every row belongs to one user. Three lines of defence keep users apart, and none
-- trusts the client: row level security, composite foreign keys (a row can only point
-- at a row of the same user), and nothing at all granted to anonymous visitors.
--
-- Runs unchanged on hosted Supabase (PostgreSQL 15 and 17) and on the embedded backend
-- (PostgreSQL 18). It expects what Supabase provides: auth.users, auth.uid() and the
-- roles anon, authenticated and service_role.
--
-- Amounts are numeric without scale, so that an instalment of 100 / 3 is kept unrounded.
-- NaN sorts above every number, so an upper bound refuses it together with infinity.
-- Days stay within what JavaScript and people can read: no infinity, no years BC.

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '\S' and char_length(name) <= 100000),
  company text check (char_length(company) <= 100000),
  phone text check (char_length(phone) <= 100000),
  email text check (char_length(email) <= 100000),
  observations text check (char_length(observations) <= 100000),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  -- What the composite foreign keys below point at; the same for quotes and projects.
  unique (user_id, id)
);

create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid,
  items jsonb not null default '[]'
    check (jsonb_typeof(items) = 'array' and octet_length(items::text) <= 1048576),
  total_value numeric not null default 0
    check (total_value >= 0 and total_value < 1000000000000),
  status text not null default 'proposal'
    check (status in ('proposal', 'analyzing', 'approved', 'rejected')),
  observations text check (char_length(observations) <= 100000),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  -- Deleting a client keeps its quotes: only the reference is emptied.
  foreign key (user_id, client_id) references public.clients (user_id, id)
    on delete set null (client_id)
);

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  quote_id uuid,
  client_id uuid,
  name text not null check (name ~ '\S' and char_length(name) <= 100000),
  stages jsonb not null default '[]'
    check (jsonb_typeof(stages) = 'array' and octet_length(stages::text) <= 1048576),
  responsible text check (char_length(responsible) <= 100000),
  start_date date not null check (start_date between '0001-01-01' and '9999-12-31'),
  deadline date not null check (deadline between '0001-01-01' and '9999-12-31'),
  status text not null default 'pending'
    check (status in ('pending', 'in-progress', 'paused', 'completed')),
  attachments jsonb not null default '[]'
    check (jsonb_typeof(attachments) = 'array' and octet_length(attachments::text) <= 1048576),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, quote_id) references public.quotes (user_id, id)
    on delete set null (quote_id),
  foreign key (user_id, client_id) references public.clients (user_id, id)
    on delete set null (client_id)
);

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  project_id uuid,
  delivered boolean not null default false,
  paid boolean not null default false,
  payment_method text
    check (payment_method in ('pix', 'transferencia', 'cartao', 'boleto', 'dinheiro', 'cheque')),
  payment_date date check (payment_date between '0001-01-01' and '9999-12-31'),
  -- The amount of one instalment when there are several; total_amount then holds their sum.
  received_amount numeric check (received_amount >= 0 and received_amount < 1000000000000),
  total_amount numeric check (total_amount >= 0 and total_amount < 1000000000000),
  is_installment boolean not null default false,
  notes text check (char_length(notes) <= 100000),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  foreign key (user_id, project_id) references public.projects (user_id, id)
    on delete set null (project_id)
);

create table public.expenses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  description text not null check (description ~ '\S' and char_length(description) <= 100000),
  category text not null
    check (category in ('Escritório', 'Marketing', 'Tecnologia', 'Transporte', 'Alimentação',
                        'Serviços', 'Equipamentos', 'Impostos', 'Outros')),
  amount numeric not null check (amount >= 0 and amount < 1000000000000),
  date date not null check (date between '0001-01-01' and '9999-12-31'),
  payment_method text
    check (payment_method in ('pix', 'transferencia', 'cartao', 'boleto', 'dinheiro', 'cheque')),
  notes text check (char_length(notes) <= 100000),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now()
);

-- "My rows, newest first", in the very order in which the app pages by key. ---------------

create index clients_newest_first on public.clients (user_id, created_at desc, id desc);
create index quotes_newest_first on public.quotes (user_id, created_at desc, id desc);
create index projects_newest_first on public.projects (user_id, created_at desc, id desc);
create index payments_newest_first on public.payments (user_id, created_at desc, id desc);
create index expenses_newest_first
  on public.expenses (user_id, date desc, created_at desc, id desc);

-- What a deletion looks up in order to empty the references to the deleted row.
create index quotes_of_client on public.quotes (user_id, client_id);
create index projects_of_client on public.projects (user_id, client_id);
create index projects_of_quote on public.projects (user_id, quote_id);
create index payments_of_project on public.payments (user_id, project_id);

-- Identity and time -------------------------------------------------------------------------

-- A row keeps its identity, its owner and its birthday. Refused rather than ignored, so
-- that a mistake is seen; an update that repeats the stored values passes.
create function public.keep_identity() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.id is distinct from old.id
    or new.user_id is distinct from old.user_id
    or new.created_at is distinct from old.created_at
  then
    raise exception 'id, user_id and created_at of % cannot be changed', tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

-- The database's clock decides: a device whose clock is wrong cannot date another's change.
create function public.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

-- Triggers run them; nobody calls them.
revoke all on function public.keep_identity() from public, anon, authenticated;
revoke all on function public.touch_updated_at() from public, anon, authenticated;

-- Row level security and privileges, the same for the five tables ----------------------------

do $$
declare
  name text;
  -- "(select …)" lets PostgreSQL ask once a query instead of once a row.
  mine constant text := '((select auth.uid()) = user_id)';
begin
  foreach name in array array['clients', 'quotes', 'projects', 'payments', 'expenses'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "own rows: select" on public.%I for select to authenticated using %s', name, mine);
    execute format('create policy "own rows: insert" on public.%I for insert to authenticated with check %s', name, mine);
    execute format('create policy "own rows: update" on public.%I for update to authenticated using %s with check %s', name, mine, mine);
    execute format('create policy "own rows: delete" on public.%I for delete to authenticated using %s', name, mine);

    -- The hosted service grants everything to everybody by default: start from nothing.
    execute format('revoke all on table public.%I from public, anon, authenticated', name);
    execute format('grant select, insert, update, delete on table public.%I to authenticated', name);
    execute format('grant all on table public.%I to service_role', name);

    execute format('create trigger keep_identity before update on public.%I for each row execute function public.keep_identity()', name);
    if name <> 'clients' then
      execute format('create trigger touch_updated_at before update on public.%I for each row execute function public.touch_updated_at()', name);
    end if;
  end loop;
end;
$$;
