-- How the freelancer works, since when a cap of one's own is valid, which duties were done, and the numbers of invoices.
--
-- `mei` stays and wins, because an older app may still be open and knows that column alone.

alter table public.profiles
  -- How somebody works who is no MEI: as a person, or as a small company. Null: not said.
  add column way_of_working text check (way_of_working in ('cpf', 'me')),
  -- The day from which `mei_cap` is valid; before it, the cap of the law is. Null: always.
  add column mei_cap_from date check (mei_cap_from between '0001-01-01' and '9999-12-31'),
  -- The last month whose DAS was paid, the last month whose report was filled in, the last year that was declared.
  add column das_done text check (das_done ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  add column report_done text check (report_done ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  add column dasn_done text check (dasn_done ~ '^[0-9]{4}$');

alter table public.payment_parts
  -- The number of the part's invoice ("nota fiscal"), as the place that issued it writes it.
  add column invoice_number text check (invoice_number ~ '^\S([^\r\n]{0,58}\S)?$');
