-- How much there is in the account: what the weeks to come start from.

alter table public.profiles
  -- Reais, less than zero where the account is overdrawn. What came and went until the end of this day is in it.
  add column balance numeric check (balance > -1000000000000 and balance < 1000000000000),
  add column balance_on date check (balance_on between '0001-01-01' and '9999-12-31');

alter table public.profiles
  add constraint profiles_balance_bounded check (scale(balance) <= 400),
  add constraint profiles_balance_dated check ((balance is null) = (balance_on is null));
