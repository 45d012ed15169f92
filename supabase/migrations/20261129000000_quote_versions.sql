-- The versions of a quote that were sent or answered.
--
-- A side table with several rows beside one quote. What the current version says of itself stands in quote_details,
-- until the next version takes its place there; here it stays. Of the texts there is only the hash of what was sent.

create table public.quote_versions (
  -- The quote's id and the version, '…-2': one row a version, whoever sends it.
  id text collate "C" not null
    check (id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-([1-9][0-9]{0,4}|100000)$'),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  quote_id uuid not null generated always as (left(id, 36)::uuid) stored,
  version integer not null generated always as (substr(id, 38)::integer) stored,
  -- When this version was last sent, by what way, and what was: SHA-256 of the document, hexadecimal.
  sent_at timestamptz
    check (sent_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  sent_how text check (sent_how in ('whatsapp', 'email', 'share', 'copy', 'link', 'file')),
  snapshot text check (snapshot ~ '^[0-9a-f]{64}$'),
  -- What the client answered to this version.
  answer text check (answer in ('approved', 'rejected')),
  answered_at timestamptz
    check (answered_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  created_at timestamptz not null default now()
    check (created_at between '0001-01-02 00:00:00+00' and '9999-12-30 00:00:00+00'),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, quote_id) references public.quotes (user_id, id) on delete cascade
);

-- "All of mine", in the order in which the app pages by key.
create index quote_versions_newest_first
  on public.quote_versions (user_id, created_at desc, quote_id desc, version desc);

-- What a quote's deletion looks up in order to take its versions along.
create index quote_versions_of_quote on public.quote_versions (user_id, quote_id);

call oficio.own_rows_only('public.quote_versions');
