-- What a MEI's monthly report says other than what was received.
--
-- A side table with a row for each month of which there is something to say: the account's, so that it
-- goes with it alone.

create table public.mei_adjustments (
  -- The account's id and the month, '…-202611': one row a month, whoever makes it first.
  id text collate "C" primary key
    check (id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9]{4}(0[1-9]|1[0-2])$'),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  month integer not null generated always as (substr(id, 38)::integer) stored,
  -- Reais, without a fiscal document and with one. Null: what was received.
  trade_without numeric check (trade_without >= 0 and trade_without < 1000000000000),
  trade_with numeric check (trade_with >= 0 and trade_with < 1000000000000),
  industry_without numeric check (industry_without >= 0 and industry_without < 1000000000000),
  industry_with numeric check (industry_with >= 0 and industry_with < 1000000000000),
  services_without numeric check (services_without >= 0 and services_without < 1000000000000),
  services_with numeric check (services_with >= 0 and services_with < 1000000000000),
  note text check (char_length(note) <= 100000),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  check (left(id, 36) = user_id::text)
);

-- "All of mine", in the order in which the app pages by key.
create index mei_adjustments_newest_first
  on public.mei_adjustments (user_id, created_at desc, month desc);

-- Row level security and privileges, as for the other tables.

alter table public.mei_adjustments enable row level security;
create policy "own rows: select" on public.mei_adjustments for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "own rows: insert" on public.mei_adjustments for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "own rows: update" on public.mei_adjustments for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "own rows: delete" on public.mei_adjustments for delete to authenticated
  using ((select auth.uid()) = user_id);

revoke all on table public.mei_adjustments from public, anon, authenticated;
grant select, insert, update, delete on table public.mei_adjustments to authenticated;
grant all on table public.mei_adjustments to service_role;

create trigger keep_identity before update on public.mei_adjustments
  for each row execute function public.keep_identity();
create trigger touch_updated_at before update on public.mei_adjustments
  for each row execute function public.touch_updated_at();
