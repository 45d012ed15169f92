-- How many digits a number may have.
--
-- PostgreSQL keeps 1e131000 in a few bytes and writes it in 131,000, in a list as in an amount: whoever
-- stored a few of them made every answer that holds them, and every change of their rows, a thousand times
-- as much work as they took to send. Every number that JavaScript has is within these bounds, from 5e-324 to
-- 1.8e308, and so is every instalment as it is stored, unrounded.

-- Not exposed as an API, which the schema public is.
create schema if not exists oficio;

-- Whether all numbers of a list, however deep in it, are within the bounds. Reads them as numbers: to
-- write them as text is the very work that this keeps away.
create function oficio.numbers_fit(list jsonb) returns boolean
language sql immutable parallel safe
return (
  select coalesce(bool_and(abs(each::numeric) < 1e309 and scale(each::numeric) <= 400), true)
  from jsonb_path_query(list, 'strict $.** ? (@.type() == "number")') as each
);

-- Rows that hold such a number all the same. Nobody could see it in the app, to which it is infinite or zero,
-- but it would fail the check with every change, and with a restoration. An amount is rounded, by less than any
-- number that JavaScript has; a list is emptied.
do $$
declare place text[];
begin
  foreach place slice 1 in array array[
    ['quotes', 'total_value'], ['payments', 'received_amount'], ['payments', 'total_amount'],
    ['expenses', 'amount'], ['payment_parts', 'amount'],
    ['mei_adjustments', 'trade_without'], ['mei_adjustments', 'trade_with'],
    ['mei_adjustments', 'industry_without'], ['mei_adjustments', 'industry_with'],
    ['mei_adjustments', 'services_without'], ['mei_adjustments', 'services_with']
  ] loop
    execute format('update public.%1$I set %2$I = round(%2$I, 400) where scale(%2$I) > 400', place[1], place[2]);
  end loop;
  -- Zero is none.
  update public.profiles set mei_cap = greatest(round(mei_cap, 400), 1e-400) where scale(mei_cap) > 400;

  foreach place slice 1 in array array[
    ['quotes', 'items'], ['projects', 'stages'], ['projects', 'attachments'],
    ['quote_details', 'materials']
  ] loop
    begin
      execute format('update public.%1$I set %2$I = ''[]'' where not oficio.numbers_fit(%2$I)', place[1], place[2]);
    exception
      -- A list nested deeper than can be followed, which the app never wrote, is left as it is.
      when statement_too_complex then raise notice '%: %', place[1], sqlerrm;
    end;
  end loop;
end;
$$;

-- Not valid: they hold for what is written from now on, and no row that is there can make this fail. By
-- their names they come before the checks of the lists' length, which write each list as text.
alter table public.quotes
  add constraint quotes_items_bounded check (oficio.numbers_fit(items)) not valid,
  add constraint quotes_total_value_bounded check (scale(total_value) <= 400) not valid;

alter table public.projects
  add constraint projects_stages_bounded check (oficio.numbers_fit(stages)) not valid,
  add constraint projects_attachments_bounded check (oficio.numbers_fit(attachments)) not valid;

alter table public.payments
  add constraint payments_received_amount_bounded check (scale(received_amount) <= 400) not valid,
  add constraint payments_total_amount_bounded check (scale(total_amount) <= 400) not valid;

alter table public.expenses
  add constraint expenses_amount_bounded check (scale(amount) <= 400) not valid;

alter table public.profiles
  add constraint profiles_mei_cap_bounded check (scale(mei_cap) <= 400) not valid;

alter table public.quote_details
  add constraint quote_details_materials_bounded check (oficio.numbers_fit(materials)) not valid;

alter table public.payment_parts
  add constraint payment_parts_amount_bounded check (scale(amount) <= 400) not valid;

alter table public.mei_adjustments
  add constraint mei_adjustments_trade_without_bounded check (scale(trade_without) <= 400) not valid,
  add constraint mei_adjustments_trade_with_bounded check (scale(trade_with) <= 400) not valid,
  add constraint mei_adjustments_industry_without_bounded check (scale(industry_without) <= 400) not valid,
  add constraint mei_adjustments_industry_with_bounded check (scale(industry_with) <= 400) not valid,
  add constraint mei_adjustments_services_without_bounded check (scale(services_without) <= 400) not valid,
  add constraint mei_adjustments_services_with_bounded check (scale(services_with) <= 400) not valid;
