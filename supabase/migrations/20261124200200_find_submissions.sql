-- The list with its filters and orders, read on from a row, and the export: as quick with fifty thousand rows as with
-- fifty. Each question becomes a query of its own, with the conditions that were asked for and no others, so that the
-- planner sees the values.

-- The last eight digits of a telephone, which tell it from others however it is written; null if there are fewer.
-- What follows it, as in "+551130000000 ramal 12" or "+551130000000 / 3", is no part of its number.
create function private.phone_end(phone text) returns text
language sql immutable set search_path = ''
as $$
  select substring(
    regexp_replace(substring(phone from '[+0-9(][^[:alpha:]/]*'), '\D', '', 'g') from '\d{8}$');
$$;

-- Small letters without marks, so that they sort as people expect; what is empty comes last.
create function private.sort_text(value text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(nullif(private.folded(btrim(value)), ''), U&'\FFFD'); $$;

-- For each sort and filter of the list; `collate "C"` as on every database the same.
create index submissions_by_name on public.submissions
  ((private.sort_text(name) collate "C"), received_at desc);
create index submissions_by_company on public.submissions
  ((private.sort_text(company) collate "C"), received_at desc);
create index submissions_by_call_on on public.submissions (call_on, received_at desc) where call_on is not null;
create index submissions_by_source on public.submissions (source_name, received_at desc);
create index submissions_by_email on public.submissions (lower(email));
create index submissions_by_phone on public.submissions (private.phone_end(phone));

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- A short list of what waits to be sorted in: each search reads all of it, and nothing else empties it
-- where there is no autovacuum.
create index submissions_words on public.submissions
  using gin (words extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);

-- What a search looks for. `like` as its index knows it: three letters at least, and beginnings of words.
create function private.search_patterns(wanted text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  term constant text := regexp_replace(private.folded(btrim(wanted)), '([\\%_])', '\\\1', 'g');
  -- Of a telephone, without the zero that is dialled before it.
  digits constant text := ltrim(regexp_replace(wanted, '\D', '', 'g'), '0');
begin
  return case
    when coalesce(term, '') = '' then null
    when char_length(term) < 3 then array[term || '%', '% ' || term || '%']
    when wanted ~ '^[0-9 ().+/-]+$' and char_length(digits) >= 4
    then array['%' || term || '%', '%' || digits || '%']
    else array['%' || term || '%'] end;
end;
$$;

-- The filters as a condition on `public.submissions s`.
create function private.matching(filters jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  asked constant text := nullif(filters ->> 'status', '');
begin
  if jsonb_typeof(filters) is distinct from 'object' or filters - array['search', 'form', 'status', 'owner',
    'source', 'since', 'before', 'today', 'suspected', 'late', 'sort', 'descending'] <> '{}'
  then raise invalid_parameter_value; end if;
  return (select coalesce(string_agg(condition, ' and '), 'true') from (values
    ('s.words like any (' || quote_literal(private.search_patterns(filters ->> 'search')) || '::text[])'),
    (case when coalesce(filters ->> 'suspected', '') = '' then $sql$s.suspected = '{}'$sql$
      else $sql$s.suspected <> '{}'$sql$ end),
    (case when coalesce(filters ->> 'late', '') <> '' then
      's.id in (select late from private.late_submissions() as late)' end),
    ('s.form = ' || quote_literal(nullif(filters ->> 'form', ''))),
    ('s.status = ' || quote_literal(asked)),
    (case when asked is null then
      's.status <> all (' || quote_literal(private.statuses_meaning('spam')) || '::text[])' end),
    (case filters ->> 'owner' when '' then null when 'none' then 's.owner is null'
      else 's.owner = ' || quote_literal((filters ->> 'owner')::uuid) end),
    ('s.source_name = ' || quote_literal(nullif(filters ->> 'source', ''))),
    ('s.received_at >= ' || quote_literal((filters ->> 'since')::timestamptz)),
    ('s.received_at < ' || quote_literal((filters ->> 'before')::timestamptz))
  ) as all_of_them (condition));
end;
$$;

-- Those to be called today or before, and not done with, as a condition.
create function private.due(today text) returns text
language sql stable set search_path = ''
as $$
  select format('(s.call_on <= %L and s.status = any (%L::text[]))',
    coalesce(nullif(today, '')::date, current_date), private.statuses_meaning('new', 'open'));
$$;

-- A page of the list: {"rows", "next"}. `next` is the key of the last row if there are more, to be given back as
-- `after`. Within what is equal by the key, the newest come first.
create function private.page_of(filters jsonb, after jsonb, most integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  descending constant boolean := coalesce((filters ->> 'descending')::boolean, false);
  direction constant text := case when descending then 'desc' else 'asc' end;
  matching constant text := private.matching(filters);
  due constant text := private.due(filters ->> 'today');
  -- What the list is sorted by. It has two parts where some rows come after all others: an index sorts the first.
  key_type text;
  keys text[];
  conditions text[] := '{true}';
  parts text;
  answer jsonb;
begin
  case coalesce(filters ->> 'sort', 'due')
    when 'due' then
      if descending then raise invalid_parameter_value; end if;
      key_type := 'date';
      keys := array['s.call_on', $sql$'infinity'::date$sql$];
      conditions := array[due, 'not coalesce(' || due || ', false)'];
    when 'received_at' then
      key_type := 'timestamptz';
      keys := array['s.received_at'];
    when 'name', 'company' then
      key_type := 'text';
      keys := array[format('(private.sort_text(s.%I) collate "C")', filters ->> 'sort')];
    when 'status' then
      -- In the site's own order; those that it does not know come last.
      key_type := 'integer';
      keys := array[format('coalesce(array_position(%L::text[], s.status), 1000)', (
        select array_agg(one ->> 'value' order by place) from private.submission_settings,
          jsonb_array_elements(statuses) with ordinality as entries (one, place)))];
    when 'call_on' then
      key_type := 'date';
      keys := array['s.call_on', format('%L::date', case when descending then '-infinity' else 'infinity' end)];
      conditions := array['s.call_on is not null', 's.call_on is null'];
    else raise invalid_parameter_value;
  end case;

  -- $1 is `after`, $2 how many.
  select string_agg(format($sql$
    (select s.id, s.received_at, %1$s as key from public.submissions s
      where %2$s and %3$s and ($1 is null or (%1$s %4$s ($1 ->> 'key')::%5$s
        and (%1$s <> ($1 ->> 'key')::%5$s or s.received_at < ($1 ->> 'at')::timestamptz
          or (s.received_at = ($1 ->> 'at')::timestamptz and s.id > $1 ->> 'id'))))
      order by %1$s %6$s, s.received_at desc, s.id limit $2)$sql$,
    key, matching, condition, case when descending then '<=' else '>=' end, key_type, direction), ' union all ')
  into parts from unnest(keys, conditions) as part (key, condition);
  execute format($sql$
    with found as materialized (
      select id, received_at, key, row_number() over (order by key %1$s, received_at desc, id) as place
      from (%2$s) as parts order by place limit $2)
    select jsonb_build_object(
      'rows', coalesce((select jsonb_agg(private.as_listed(s) order by f.place)
        from found f join public.submissions s on s.id = f.id where f.place < $2), '[]'),
      'next', (select jsonb_build_object('key', f.key::text, 'at', f.received_at, 'id', f.id)
        from found f where f.place = $2 - 1 and exists (select from found where place = $2)))$sql$,
    direction, parts)
  using after, most + 1 into answer;
  return answer;
end;
$$;

-- The panel's list, and how many are suspected. Of a great many it counts a thousand, and says that there are more. As its owner: under
-- a policy `like` may not use an index (it is not leakproof).
create function public.find_submissions(
  filters jsonb default '{}', after jsonb default null, most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counted constant integer := 1000;
  found integer;
begin
  if not private.may_read() then raise insufficient_privilege; end if;
  execute format('select count(*) from (select from public.submissions s where %s limit %s) as found',
    private.matching(filters), counted + 1) into found;
  return private.page_of(filters, after, least(greatest(most, 1), 100))
    || jsonb_build_object('count', least(found, counted), 'more', found > counted, 'suspected', (
      select count(*) from (select from public.submissions s where s.suspected <> '{}' limit counted) as held),
      'late', (select count(*) from private.late_submissions()));
end;
$$;

-- Everything that matches, a thousand rows a call; that it was done is noted once.
create function public.export_submissions(filters jsonb default '{}', after jsonb default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_administer() then raise insufficient_privilege; end if;
  if after is null then
    insert into public.submission_events (actor, kind) values (auth.uid(), 'exported');
  end if;
  return private.page_of(filters, after, 1000);
end;
$$;

-- Where submissions came from, the most frequent first.
create function public.list_sources() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_read() then raise insufficient_privilege; end if;
  return (select coalesce(jsonb_agg(source_name order by count desc, source_name), '[]') from (
    select s.source_name, count(*) as count from public.submissions s where s.source_name <> '' and s.suspected = '{}'
    group by s.source_name order by count desc, s.source_name limit 100) as sources);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.find_submissions(jsonb, jsonb, integer), public.export_submissions(jsonb, jsonb),
  public.list_sources()
from public, anon, authenticated;
grant execute on function
  public.find_submissions(jsonb, jsonb, integer), public.export_submissions(jsonb, jsonb),
  public.list_sources()
to authenticated;
