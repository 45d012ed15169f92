-- What a quote needs to get an answer: who the freelancer is, where a client is, and what stands
-- on a quote's document and became of it.
--
-- Side tables: what they hold stands beside a row of the first five tables, or beside the account,
-- and has that row's id for its own, so that there is one at most and it goes with its row. They
-- are kept apart from the five, which stay as they are. All of it is optional.

create table public.profiles (
  -- The account's.
  id uuid primary key check (id = user_id),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text check (char_length(name) <= 100000),
  occupation text check (char_length(occupation) <= 100000),
  -- A CPF's or a CNPJ's characters without their points; the new CNPJ has letters.
  document text check (document ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  -- Area code and number, digits alone.
  phone text check (phone ~ '^[0-9]{10,11}$'),
  email text check (char_length(email) <= 100000),
  address text check (char_length(address) <= 100000),
  city text check (char_length(city) <= 100000),
  state text check (state ~ '^[A-Z]{2}$'),
  pix_key_type text check (pix_key_type in ('cpf', 'cnpj', 'phone', 'email', 'random')),
  pix_key text check (char_length(pix_key) <= 100000),
  validity_days integer check (validity_days between 1 and 3650),
  payment_terms text check (char_length(payment_terms) <= 100000),
  -- The least that the next quote of that year gets.
  next_quote_number text check (next_quote_number ~ '^[0-9]{4}-[0-9]{3,6}$'),
  -- What a quote is sent with, with names in braces for what differs from quote to quote.
  quote_message text check (char_length(quote_message) <= 100000),
  -- 'Feito no Ofício' in the foot of documents.
  credit boolean not null default true,
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  -- A key and its type come together.
  check ((pix_key is null) = (pix_key_type is null))
);

create table public.client_details (
  -- The client's.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document text check (document ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  address text check (char_length(address) <= 100000),
  city text check (char_length(city) <= 100000),
  state text check (state ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  foreign key (user_id, id) references public.clients (user_id, id) on delete cascade
);

create table public.quote_details (
  -- The quote's.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Year and sequence, taken when the quote is first printed or sent; never changed after that.
  number text check (number ~ '^[0-9]{4}-[0-9]{3,6}$'),
  version integer not null default 1 check (version between 1 and 100000),
  issued_on date check (issued_on between '0001-01-01' and '9999-12-31'),
  valid_until date check (valid_until between '0001-01-01' and '9999-12-31'),
  work_starts date check (work_starts between '0001-01-01' and '9999-12-31'),
  work_ends date check (work_ends between '0001-01-01' and '9999-12-31'),
  payment_terms text check (char_length(payment_terms) <= 100000),
  -- The places of the quote's items that are material or equipment; the others are labour.
  materials jsonb not null default '[]'
    check (jsonb_typeof(materials) = 'array' and octet_length(materials::text) <= 1048576),
  -- When this version was last sent, and what was: SHA-256 of the document, hexadecimal.
  sent_at timestamptz
    check (sent_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  snapshot text check (snapshot ~ '^[0-9a-f]{64}$'),
  -- What the client answered to this version.
  answer text check (answer in ('approved', 'rejected')),
  answered_at timestamptz
    check (answered_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  answered_by text check (char_length(answered_by) <= 100000),
  answer_reason text check (char_length(answer_reason) <= 100000),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  -- Two windows that take a number at the same moment: one of them takes the next.
  unique (user_id, number),
  foreign key (user_id, id) references public.quotes (user_id, id) on delete cascade
);

-- "All of mine", in the order in which the app pages by key.
create index profiles_newest_first on public.profiles (user_id, created_at desc, id desc);
create index client_details_newest_first
  on public.client_details (user_id, created_at desc, id desc);
create index quote_details_newest_first
  on public.quote_details (user_id, created_at desc, id desc);

-- What a deletion looks up in order to take along what stands beside the row.
create index client_details_of_client on public.client_details (user_id, id);
create index quote_details_of_quote on public.quote_details (user_id, id);

-- Row level security and privileges, as for the first five tables ------------------------------

do $$
declare
  name text;
  mine constant text := '((select auth.uid()) = user_id)';
begin
  foreach name in array array['profiles', 'client_details', 'quote_details'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "own rows: select" on public.%I for select to authenticated using %s', name, mine);
    execute format('create policy "own rows: insert" on public.%I for insert to authenticated with check %s', name, mine);
    execute format('create policy "own rows: update" on public.%I for update to authenticated using %s with check %s', name, mine, mine);
    execute format('create policy "own rows: delete" on public.%I for delete to authenticated using %s', name, mine);

    execute format('revoke all on table public.%I from public, anon, authenticated', name);
    execute format('grant select, insert, update, delete on table public.%I to authenticated', name);
    execute format('grant all on table public.%I to service_role', name);

    execute format('create trigger keep_identity before update on public.%I for each row execute function public.keep_identity()', name);
    execute format('create trigger touch_updated_at before update on public.%I for each row execute function public.touch_updated_at()', name);
  end loop;
end;
$$;
