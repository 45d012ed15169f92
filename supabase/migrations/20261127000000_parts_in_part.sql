-- Money that comes in part.
--
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
