-- What comes again: every month, every two weeks.
--
-- A side table with a row for each number of a series of which there is something to say: what became of the number,
-- and what holds from it on. What a series makes are ordinary payments and expenses, whose ids are made from its id and
-- the number, so that two devices make one. A project is told by its id, without a reference: where it is deleted, the
-- series waits, and it goes on when the project is put back.

create table public.series (
  -- The series' own id and the number, '…-2': one row a number, whoever says it first.
  id text collate "C" not null
    check (id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-9][0-9]{0,3}$'),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  series_id uuid not null generated always as (left(id, 36)::uuid) stored,
  number integer not null generated always as (substr(id, 38)::integer) stored,
  -- What became of this number. Null: nothing yet.
  outcome text check (outcome in ('made', 'skipped', 'deleted')),
  -- From this number on. Null: as before.
  course text check (course in ('running', 'paused', 'ended')),
  -- From this number on, what is made and how often: all of it, or nothing.
  kind text check (kind in ('payment', 'expense')),
  starts_on date check (starts_on between '0001-01-01' and '9999-12-31'),
  unit text check (unit in ('week', 'month')),
  every integer check (every between 1 and 120),
  -- The day of the month. Where a month is shorter, it is the month's last.
  anchor_day integer check (anchor_day between 1 and 31),
  -- Whether a day on which banks do not work becomes the next one on which they do.
  shift boolean,
  until date check (until between '0001-01-01' and '9999-12-31'),
  last_number integer check (last_number between 1 and 9999),
  -- Reais. Null: typed each time.
  amount numeric check (amount >= 0 and amount < 1000000000000),
  name text check (char_length(name) <= 100000),
  project uuid,
  category text check (category in ('Escritório', 'Marketing', 'Tecnologia', 'Transporte', 'Alimentação',
    'Serviços', 'Equipamentos', 'Impostos', 'Outros')),
  payment_method text
    check (payment_method in ('pix', 'transferencia', 'cartao', 'boleto', 'dinheiro', 'cheque')),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

alter table public.series
  add constraint series_amount_bounded check (scale(amount) <= 400);

-- "All of mine", in the order in which the app pages by key.
create index series_newest_first
  on public.series (user_id, created_at desc, series_id desc, number desc);

call oficio.own_rows_only('public.series');
