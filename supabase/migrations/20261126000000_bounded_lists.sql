-- How many elements a list may have, and when a list is checked at all.
--
-- PostgreSQL evaluates every check of a row at every change of the row. The checks of the lists read each list from
-- its first element to its last, so a change of a status took as long as everything that the row's lists held, and
-- numbers_fit took the square of that. Now triggers check a list, and only where it is written.

-- Takes as long as the list is. jsonb_path_query takes the square of it, because it removes each result from the
-- front of those that are left.
create or replace function oficio.numbers_fit(list jsonb) returns boolean
language sql immutable parallel safe
return (
  select coalesce(bool_and(abs(each::numeric) < 1e309 and scale(each::numeric) <= 400), true)
  from jsonb_array_elements(jsonb_path_query_array(list, 'strict $.** ? (@.type() == "number")')) as each
);

-- Whether a value is of this kind and has at most so many bytes as text. The numbers come first: to write them as text
-- may be a thousand times as much work as to read them.
create function oficio.json_fits(value jsonb, kind text, most integer) returns boolean
language sql immutable parallel safe
return case
  when jsonb_typeof(value) <> kind then false
  when not oficio.numbers_fit(value) then false
  else octet_length(value::text) <= most
end;

create function oficio.refuse_json() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% of % has another form, is too long, or has a number with too many digits', tg_argv[0], tg_table_name
    using errcode = 'check_violation', table = tg_table_name, column = tg_argv[0],
      constraint = format('%s_%s_bounded', tg_table_name, tg_argv[0]);
end;
$$;

-- Refuses a list of more than 500 elements, unless it is as long as one that is stored:
--   the list that it replaces, so that a longer one of an earlier version can be edited and shortened;
--   the items of the quote, so that every approved quote gets its project (for stages, and for what is noted of items);
--   a row that is put back, by an undo or from a file. Such a row brings its created_at; a new one gets the database's.
-- Whoever makes up a created_at stores a longer list, which is bounded by its bytes and takes as long as it is.
create function oficio.refuse_longer_list() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  elements integer;
  stored integer := 0;
begin
  if tg_op = 'INSERT' and new.created_at is distinct from now() then return new; end if;
  execute format('select jsonb_array_length(($1).%I)', tg_argv[0]) into elements using new;
  if tg_op = 'UPDATE' then
    execute format('select jsonb_array_length(($1).%I)', tg_argv[0]) into stored using old;
    if elements <= stored then return new; end if;
  end if;
  if tg_nargs > 1 then
    execute format(
      'select jsonb_array_length(items) from public.quotes where user_id = ($1).user_id and id = ($1).%I', tg_argv[1]
    ) into stored using new;
    if elements <= stored then return new; end if;
  end if;
  raise exception '% of % may have at most 500 elements', tg_argv[0], tg_table_name
    using errcode = 'check_violation', table = tg_table_name, column = tg_argv[0],
      constraint = format('%s_%s_counted', tg_table_name, tg_argv[0]);
end;
$$;

-- Triggers run them; nobody calls them.
revoke all on function oficio.refuse_json() from public, anon, authenticated;
revoke all on function oficio.refuse_longer_list() from public, anon, authenticated;

alter table public.quotes
  drop constraint quotes_items_check,
  drop constraint quotes_items_bounded;
create trigger items_bounded before insert or update of items on public.quotes
  for each row when (not oficio.json_fits(new.items, 'array', 1048576))
  execute function oficio.refuse_json('items');
create trigger items_counted before insert or update of items on public.quotes
  for each row when (jsonb_array_length(new.items) > 500)
  execute function oficio.refuse_longer_list('items');

alter table public.projects
  drop constraint projects_stages_check,
  drop constraint projects_stages_bounded,
  drop constraint projects_attachments_check,
  drop constraint projects_attachments_bounded;
-- The stages of an approved quote take more bytes than its items, by their ids and states.
create trigger stages_bounded before insert or update of stages on public.projects
  for each row when (not oficio.json_fits(new.stages, 'array', 2097152))
  execute function oficio.refuse_json('stages');
create trigger stages_counted before insert or update of stages on public.projects
  for each row when (jsonb_array_length(new.stages) > 500)
  execute function oficio.refuse_longer_list('stages', 'quote_id');
create trigger attachments_bounded before insert or update of attachments on public.projects
  for each row when (not oficio.json_fits(new.attachments, 'array', 1048576))
  execute function oficio.refuse_json('attachments');
create trigger attachments_counted before insert or update of attachments on public.projects
  for each row when (jsonb_array_length(new.attachments) > 500)
  execute function oficio.refuse_longer_list('attachments');

alter table public.quote_details
  drop constraint quote_details_materials_check,
  drop constraint quote_details_materials_bounded,
  drop constraint quote_details_sent_as_check,
  drop constraint quote_details_sent_as_bounded;
create trigger materials_bounded before insert or update of materials on public.quote_details
  for each row when (not oficio.json_fits(new.materials, 'array', 1048576))
  execute function oficio.refuse_json('materials');
create trigger materials_counted before insert or update of materials on public.quote_details
  for each row when (jsonb_array_length(new.materials) > 500)
  execute function oficio.refuse_longer_list('materials', 'id');
create trigger sent_as_bounded before insert or update of sent_as on public.quote_details
  for each row when (not oficio.json_fits(new.sent_as, 'object', 1048576))
  execute function oficio.refuse_json('sent_as');
