-- How a quote is to be paid, so that its approval can become the payments: at once, a deposit and the rest on
-- delivery, or parts. What the client reads, and what is charged, follow from these and the quote's total.

alter table public.quote_details
  add column terms_kind text check (terms_kind in ('upfront', 'deposit', 'installments')),
  -- A deposit is a share of the total, in percent, or an amount in reais, which wins where both are there.
  add column deposit_percent numeric check (deposit_percent > 0 and deposit_percent < 100),
  add column deposit_amount numeric check (deposit_amount > 0 and deposit_amount < 1000000000000),
  -- How many parts, due monthly from this day on. Without the day, the first is due on approval.
  add column installments integer check (installments between 2 and 12),
  add column first_due_on date check (first_due_on between '0001-01-01' and '9999-12-31');

alter table public.quote_details
  add constraint quote_details_deposit_percent_bounded check (scale(deposit_percent) <= 400),
  add constraint quote_details_deposit_amount_bounded check (scale(deposit_amount) <= 400);
