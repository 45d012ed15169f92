-- What a "microempreendedor individual" has to watch: whether the freelancer is one, the yearly cap on
-- gross revenue, since when, and what the revenue is from. All of it is optional.

alter table public.profiles
  add column mei boolean not null default false,
  -- Reais a year; null: the one that the law has.
  add column mei_cap numeric check (mei_cap > 0 and mei_cap < 1000000000000),
  -- The first year has a share of the cap, from this month on; null: opened in an earlier year.
  add column mei_since date check (mei_since between '0001-01-01' and '9999-12-31'),
  -- Null: services.
  add column mei_activity text check (mei_activity in ('trade', 'industry', 'services'));
