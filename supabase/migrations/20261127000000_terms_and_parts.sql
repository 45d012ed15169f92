-- The terms of a quote, and money that comes in part.
--
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

-- What came of an open part is a row of its own, numbered from 501, which lies within the part. Its amount came on
-- `received_on`, and `due_on` is the day on which what is left of the part is due, so that no other part's day moves.

alter table public.payment_parts
  -- The number of the part in which this row lies. Null: the row is a part.
  add column within integer
    check (within between 1 and 999),
  -- Reais: what the part was reduced by when it was received; negative if more came and stays on it.
  add column discount numeric
    check (discount > -1000000000000 and discount < 1000000000000),
  add constraint payment_parts_discount_bounded check (scale(discount) <= 400),
  -- No part of a plan that the app makes has such a number.
  add constraint payment_parts_within_numbered check (within is null or number > 500);
