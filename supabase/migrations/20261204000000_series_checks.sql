-- What the fields of a row say together, and days that the app does not have.
--
-- Not valid: they hold for what is written from now on, and no row that is there can make this fail. The app reads such
-- rows as saying nothing.

alter table public.series
  -- What is made and how often stands together, as the app writes it: all of it, or nothing.
  add constraint series_terms_whole
    check (num_nonnulls(kind, starts_on, unit, every, anchor_day, shift) in (0, 6)) not valid,
  add constraint series_terms_only check (
    kind is not null or num_nonnulls(until, last_number, amount, name, project, category, payment_method) = 0
  ) not valid,
  -- As the description of the expenses that it makes.
  add constraint series_expense_named
    check (kind is distinct from 'expense' or (name is not null and name ~ '\S')) not valid;

alter table public.profiles
  -- No day of the app is in the year 0.
  add constraint profiles_das_done_year
    check (das_done ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])$') not valid,
  add constraint profiles_report_done_year
    check (report_done ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])$') not valid,
  add constraint profiles_dasn_done_year
    check (dasn_done ~ '^(?!0000)[0-9]{4}$') not valid;
