-- What every table has besides its columns, checks and indexes, in one place.
--
-- The tables made so far had it written out in their migrations. The migration of a further table calls this:
--   call oficio.own_rows_only('public.contracts');
-- Whoever calls it needs the rights of the table's owner, as for the statements themselves.

create procedure oficio.own_rows_only(owned regclass)
language plpgsql
set search_path = ''
as $$
declare
  -- "(select …)" lets PostgreSQL ask once a query instead of once a row.
  mine constant text := '((select auth.uid()) = user_id)';
begin
  execute format('alter table %s enable row level security', owned);
  execute format('create policy "own rows: select" on %s for select to authenticated using %s', owned, mine);
  execute format('create policy "own rows: insert" on %s for insert to authenticated with check %s', owned, mine);
  execute format('create policy "own rows: update" on %s for update to authenticated using %s with check %s', owned, mine, mine);
  execute format('create policy "own rows: delete" on %s for delete to authenticated using %s', owned, mine);

  -- The hosted service grants everything to everybody by default: start from nothing.
  execute format('revoke all on table %s from public, anon, authenticated', owned);
  execute format('grant select, insert, update, delete on table %s to authenticated', owned);
  execute format('grant all on table %s to service_role', owned);

  execute format('create trigger keep_identity before update on %s for each row execute function public.keep_identity()', owned);
  execute format('create trigger touch_updated_at before update on %s for each row execute function public.touch_updated_at()', owned);
end;
$$;

-- Migrations call it; nobody else does.
revoke all on procedure oficio.own_rows_only(regclass) from public, anon, authenticated;
