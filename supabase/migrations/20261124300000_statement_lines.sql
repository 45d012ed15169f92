-- Lines of a bank's statement that were used or set aside.
--
-- A side table with a row for each line that paid a part, became an expense, was set aside, or of which a
-- pair was declined. The other lines of a statement are not kept. What a line paid is told by ids in a text,
-- without a reference: where a payment is deleted, its line is free again, and it is used again when the payment
-- is put back.

create table public.statement_lines (
  -- The account's id and the line's own, '…-0f1e2d3c4b5a69': one row a line, whoever uses it first.
  id text collate "C" primary key
    check (id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9a-f]{14}$'),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The line's own id as two numbers, to page by.
  high integer not null generated always as (('x' || substr(id, 38, 7))::bit(28)::integer) stored,
  low integer not null generated always as (('x' || substr(id, 45, 7))::bit(28)::integer) stored,
  -- Which account of which bank it is from, as far as its file tells.
  source text not null default '' check (char_length(source) <= 100000),
  day date not null default current_date check (day between '0001-01-01' and '9999-12-31'),
  -- Reais, whichever way they went.
  amount numeric not null default 0 check (amount >= 0 and amount < 1000000000000),
  outgoing boolean not null default false,
  -- As the bank wrote it.
  text text not null default '' check (char_length(text) <= 100000),
  -- The parts that it paid, as payment_parts names them, separated by spaces.
  part_ids text check (char_length(part_ids) <= 100000),
  -- The expense that it became, or was recognised as.
  expense_id text check (char_length(expense_id) <= 100000),
  set_aside boolean not null default false,
  -- The parts that it does not pay.
  declined_ids text check (char_length(declined_ids) <= 100000),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  check (left(id, 36) = user_id::text)
);

alter table public.statement_lines
  add constraint statement_lines_amount_bounded check (scale(amount) <= 400);

-- "All of mine", in the order in which the app pages by key.
create index statement_lines_newest_first
  on public.statement_lines (user_id, created_at desc, high desc, low desc);

-- Row level security and privileges, as for the other tables.

alter table public.statement_lines enable row level security;
create policy "own rows: select" on public.statement_lines for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "own rows: insert" on public.statement_lines for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "own rows: update" on public.statement_lines for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "own rows: delete" on public.statement_lines for delete to authenticated
  using ((select auth.uid()) = user_id);

revoke all on table public.statement_lines from public, anon, authenticated;
grant select, insert, update, delete on table public.statement_lines to authenticated;
grant all on table public.statement_lines to service_role;

create trigger keep_identity before update on public.statement_lines
  for each row execute function public.keep_identity();
create trigger touch_updated_at before update on public.statement_lines
  for each row execute function public.touch_updated_at();
