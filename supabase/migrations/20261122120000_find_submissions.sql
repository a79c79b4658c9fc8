-- The list of submissions, and search in it: as quick with fifty thousand rows as with fifty.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- A short list of what waits to be sorted in: each search reads all of it, and nothing else empties it
-- where there is no autovacuum.
create index submissions_words on public.submissions
  using gin (words extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);

-- A page of the list, newest first, and how many there are: of a great many, that there are more. As
-- its owner, since under a policy `like` may not use an index (it is not leakproof); planned each time,
-- as a rare word wants another plan than a common one.
create function public.find_submissions(
  wanted text default '', of_form text default '', in_status text default '',
  since timestamptz default null, before timestamptz default null,
  first integer default 0, most integer default 25
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  term constant text := regexp_replace(lower(btrim(wanted)), '([\\%_])', '\\\1', 'g');
  -- The index knows of three letters at least, and of the beginnings of words.
  patterns constant text[] := case when char_length(term) < 3
    then array[term || '%', '% ' || term || '%'] else array['%' || term || '%'] end;
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
    order by s.received_at desc, s.id limit counted + 1
  ), page as (
    select id from found order by received_at desc, id limit least(most, 1000) offset first
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(s) - 'words' order by s.received_at desc, s.id)
      from public.submissions s where s.id in (select id from page)), '[]'),
    'count', least(count(*), counted), 'more', count(*) > counted)
  into answer from found;
  return answer;
end;
$$;

revoke all on function
  public.find_submissions(text, text, text, timestamptz, timestamptz, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.find_submissions(text, text, text, timestamptz, timestamptz, integer, integer)
to authenticated;
