-- What project an expense was for.
--
-- A side table: a row stands beside an expense that names a project, or once did, and has the
-- expense's id for its own.

-- What the rows point at, with their owner.
alter table public.expenses add unique (user_id, id);

create table public.expense_projects (
  -- The expense's.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  project_id uuid,
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  foreign key (user_id, id) references public.expenses (user_id, id) on delete cascade,
  -- Deleting a project keeps what was spent on it: only the reference is emptied.
  foreign key (user_id, project_id) references public.projects (user_id, id)
    on delete set null (project_id)
);

-- "All of mine", in the order in which the app pages by key.
create index expense_projects_newest_first
  on public.expense_projects (user_id, created_at desc, id desc);

-- What deletions look up: of an expense to take its row along, of a project to empty references.
create index expense_projects_of_expense on public.expense_projects (user_id, id);
create index expense_projects_of_project on public.expense_projects (user_id, project_id);

-- Row level security and privileges, as for the other tables.

alter table public.expense_projects enable row level security;
create policy "own rows: select" on public.expense_projects for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "own rows: insert" on public.expense_projects for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "own rows: update" on public.expense_projects for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "own rows: delete" on public.expense_projects for delete to authenticated
  using ((select auth.uid()) = user_id);

revoke all on table public.expense_projects from public, anon, authenticated;
grant select, insert, update, delete on table public.expense_projects to authenticated;
grant all on table public.expense_projects to service_role;

create trigger keep_identity before update on public.expense_projects
  for each row execute function public.keep_identity();
create trigger touch_updated_at before update on public.expense_projects
  for each row execute function public.touch_updated_at();
