-- What was sent stays as it was, an answer may come without its code, and a Pix code names its payment
-- only where that is wanted.

alter table public.quote_details
  -- Who offered to whom, as this version's document said it when it was sent: what changes in the account
  -- or of the client afterwards does not change what the client reads.
  add column sent_as jsonb
    check (jsonb_typeof(sent_as) = 'object' and octet_length(sent_as::text) <= 1048576),
  -- By what way an answer came that had no code.
  add column answered_how text
    check (answered_how in ('whatsapp', 'phone', 'email', 'inPerson'));

alter table public.quote_details
  add constraint quote_details_sent_as_bounded check (oficio.numbers_fit(sent_as));

alter table public.profiles
  -- Whether Pix codes carry an identifier of the payment: some banks refuse one that they did not give.
  add column pix_identifier boolean not null default false;
