-- The freelancer's own look on documents.

alter table public.profiles
  -- A picture as a data URL, drawn anew by the browser that stores it. What is no PNG or JPEG, such as an SVG, which
  -- could run a script, is refused.
  add column logo text
    check (logo ~ '^data:image/(png;base64,iVBORw0KGgo|jpeg;base64,/9j/)[A-Za-z0-9+/]+={0,2}$'),
  add column colour text check (colour ~ '^#[0-9a-f]{6}$');

alter table public.profiles
  add constraint profiles_logo_bounded check (char_length(logo) <= 65536);
