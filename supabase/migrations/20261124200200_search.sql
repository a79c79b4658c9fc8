-- Search as people type: without accents, a telephone in any spelling, a word of a note. The list can be
-- read on from a row, so that what comes or goes meanwhile moves nothing.

-- Small letters without their marks. Needs no extension.
create function private.folded(value text) returns text
language sql immutable set search_path = ''
as $$
  select lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'));
$$;

-- What a submission is searched by: the values and the note, and telephones by their digits alone.
create function private.words_of(fields jsonb, note text) returns text
language sql immutable set search_path = ''
as $$
  select private.folded(concat_ws(' ', string_agg(one ->> 'value', ' ' order by place), nullif(note, ''),
    string_agg(regexp_replace(one ->> 'value', '\D', '', 'g'), ' ') filter (where one ->> 'as' = 'phone')))
  from jsonb_array_elements(fields) with ordinality as entries (one, place);
$$;

create function private.set_words() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.words = private.words_of(new.fields, new.note);
  return new;
end;
$$;

create trigger set_words
  before insert or update of fields, note on public.submissions
  for each row execute function private.set_words();

update public.submissions set words = private.words_of(fields, note);

-- With other parameters it would be a second function beside the first.
drop function
  public.find_submissions(text, text, text, timestamptz, timestamptz, integer, integer);

-- A page of the list, newest first: from row `first`, or those after the row that `after_at` and
-- `after_id` name; and how many there are: of a great many, that there are more. As its owner, since
-- under a policy `like` may not use an index (it is not leakproof); planned each time, as a rare word
-- wants another plan than a common one.
create function public.find_submissions(
  wanted text default '', of_form text default '', in_status text default '',
  since timestamptz default null, before timestamptz default null,
  first integer default 0, most integer default 25,
  after_at timestamptz default null, after_id text default ''
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  term constant text := regexp_replace(private.folded(btrim(wanted)), '([\\%_])', '\\\1', 'g');
  -- Of a telephone, without the zero that is dialled before it.
  digits constant text := ltrim(regexp_replace(wanted, '\D', '', 'g'), '0');
  -- The index knows of three letters at least, and of the beginnings of words.
  patterns constant text[] := case
    when char_length(term) < 3 then array[term || '%', '% ' || term || '%']
    when wanted ~ '^[0-9 ().+/-]+$' and char_length(digits) >= 4
    then array['%' || term || '%', '%' || digits || '%']
    else array['%' || term || '%'] end;
  counted constant integer := first + 1000;
  answer jsonb;
begin
  if not exists (select from public.user_roles
    where user_id = auth.uid() and role in ('admin', 'editor'))
  then raise insufficient_privilege; end if;
  with found as materialized (
    select s.id, s.received_at from public.submissions s
    where (term = '' or s.words like any (patterns))
      and (of_form = '' or s.form = of_form) and (in_status = '' or s.status = in_status)
      and (since is null or s.received_at >= since) and (before is null or s.received_at < before)
      and (after_at is null or (s.received_at <= after_at
        and (s.received_at < after_at or s.id > after_id)))
    order by s.received_at desc, s.id limit counted + 1
  ), page as (
    select id from found order by received_at desc, id limit least(most, 1000) offset first
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(private.as_listed(s) order by s.received_at desc, s.id)
      from public.submissions s where s.id in (select id from page)), '[]'),
    'count', least(count(*), counted), 'more', count(*) > counted)
  into answer from found;
  return answer;
end;
$$;

revoke all on function
  private.folded(text), private.words_of(jsonb, text), private.set_words(),
  public.find_submissions(text, text, text, timestamptz, timestamptz, integer, integer, timestamptz, text)
from public, anon, authenticated;
grant execute on function
  public.find_submissions(text, text, text, timestamptz, timestamptz, integer, integer, timestamptz, text)
to authenticated;
