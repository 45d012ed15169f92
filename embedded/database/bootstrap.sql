-- What a hosted Supabase project provides before the first migration of the app runs:
-- the roles, the auth schema and auth.uid(). Applied once to a new data folder. Written so
-- that it also runs on an ordinary PostgreSQL 15 or later, where roles outlive a database.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end;
$$;

grant usage on schema public to anon, authenticated, service_role;
-- Everything to everybody, so that each migration has to take back what it does not mean to give.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

-- The user of the current request: the "sub" of its verified token.
create function auth.uid() returns uuid
language sql stable
set search_path = ''
as $$
  select nullif(
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub',
    ''
  )::uuid
$$;

-- The columns carry the names that the hosted service gives them, so that accounts, password
-- hashes included, can move there. E-mails are stored in lower case.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text not null unique check (email = lower(email)),
  encrypted_password text not null,
  email_confirmed_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{"provider": "email", "providers": ["email"]}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_of_user on auth.sessions (user_id);

-- Only the SHA-256 of a refresh token is kept: a stolen folder opens no session.
create table auth.refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- When the token was exchanged for its successor.
  used_at timestamptz
);
create index refresh_tokens_of_session on auth.refresh_tokens (session_id);
