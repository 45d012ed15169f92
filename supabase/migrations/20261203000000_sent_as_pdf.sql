-- A quote is also sent as a PDF, which is named apart from the client's page as a file.

alter table public.quote_details
  drop constraint quote_details_sent_how_check,
  add constraint quote_details_sent_how_check
    check (sent_how in ('whatsapp', 'email', 'share', 'copy', 'link', 'file', 'pdf'));

alter table public.quote_versions
  drop constraint quote_versions_sent_how_check,
  add constraint quote_versions_sent_how_check
    check (sent_how in ('whatsapp', 'email', 'share', 'copy', 'link', 'file', 'pdf'));
