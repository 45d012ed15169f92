-- A receipt has a number that people can say, like a quote; and a quote's history says by what way it was sent.

alter table public.payment_parts
  -- Year and sequence, taken when the part's receipt is first printed; never changed after that.
  add column receipt_number text check (receipt_number ~ '^[0-9]{4}-[0-9]{3,6}$'),
  -- Two windows that take a number at the same moment: one of them takes the next.
  add unique (user_id, receipt_number);

alter table public.profiles
  -- The least that the next receipt of that year gets. It is raised before a number is given, and stays when
  -- the payment is deleted: a number that was printed never belongs to another receipt.
  add column next_receipt_number text check (next_receipt_number ~ '^[0-9]{4}-[0-9]{3,6}$');

alter table public.quote_details
  -- By what way this version was last sent.
  add column sent_how text check (sent_how in ('whatsapp', 'email', 'share', 'copy', 'link', 'file'));
