-- The key of a side table holds the owner.
--
-- With the id alone, the database answered who asked to write beside somebody else's row in one of two ways:
-- that such a row is there already, or that there is nothing to stand beside. That told whether the other
-- account keeps something there. Now it is the second answer always. Profiles and the adjustments of a MEI need none of
-- this: their ids are the account's own.

alter table public.client_details
  drop constraint client_details_pkey,
  add primary key (user_id, id);
alter table public.quote_details
  drop constraint quote_details_pkey,
  add primary key (user_id, id);
alter table public.payment_parts
  drop constraint payment_parts_pkey,
  add primary key (user_id, id);
alter table public.expense_projects
  drop constraint expense_projects_pkey,
  add primary key (user_id, id);

-- What deletions look up is the key by now.
drop index public.client_details_of_client;
drop index public.quote_details_of_quote;
drop index public.expense_projects_of_expense;
