-- When the parts of a payment are due, and when those after the first one came.
--
-- A side table with several rows beside one payment. A row is there only for a part of which more is
-- known than what follows from the payment. That the first part came is said by the payment's own
-- `paid`, which stays as it is.

-- What the parts point at, with their owner.
alter table public.payments add unique (user_id, id);

create table public.payment_parts (
  -- The payment's id and the part's number, '…-2': one row a part, whoever makes it first.
  id text collate "C" primary key
    check (id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-9][0-9]{0,2}$'),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  payment_id uuid not null generated always as (left(id, 36)::uuid) stored,
  number integer not null generated always as (substr(id, 38)::integer) stored,
  due_on date check (due_on between '0001-01-01' and '9999-12-31'),
  -- Reais. Null: what the plan gives it.
  amount numeric check (amount >= 0 and amount < 1000000000000),
  received_on date check (received_on between '0001-01-01' and '9999-12-31'),
  note text check (char_length(note) <= 100000),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  foreign key (user_id, payment_id) references public.payments (user_id, id) on delete cascade
);

-- "All of mine", in the order in which the app pages by key.
create index payment_parts_newest_first
  on public.payment_parts (user_id, created_at desc, payment_id desc, number desc);

-- What a payment's deletion looks up in order to take its parts along.
create index payment_parts_of_payment on public.payment_parts (user_id, payment_id);

-- Row level security and privileges, as for the other tables.

alter table public.payment_parts enable row level security;
create policy "own rows: select" on public.payment_parts for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "own rows: insert" on public.payment_parts for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "own rows: update" on public.payment_parts for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "own rows: delete" on public.payment_parts for delete to authenticated
  using ((select auth.uid()) = user_id);

revoke all on table public.payment_parts from public, anon, authenticated;
grant select, insert, update, delete on table public.payment_parts to authenticated;
grant all on table public.payment_parts to service_role;

create trigger keep_identity before update on public.payment_parts
  for each row execute function public.keep_identity();
create trigger touch_updated_at before update on public.payment_parts
  for each row execute function public.touch_updated_at();
