-- The list of submissions, and search in it: as quick with fifty thousand rows as with fifty. Who has
-- which, and how many come a day.

alter table public.submissions add owner uuid references auth.users (id) on delete set null;
create index on public.submissions (owner); -- for a user who goes

alter table public.submission_events drop constraint submission_events_kind_check;
alter table public.submission_events add constraint submission_events_kind_check
  check (kind in ('status', 'note', 'taken', 'returned', 'erased', 'expired'));

-- Who changed what, and when.
create or replace function private.note_submission_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    insert into public.submission_events (actor, submission, kind, detail) values
      (auth.uid(), new.id, 'status', jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  if new.note is distinct from old.note then
    insert into public.submission_events (actor, submission, kind)
    values (auth.uid(), new.id, 'note');
  end if;
  if new.owner is distinct from old.owner then
    insert into public.submission_events (actor, submission, kind)
    values (auth.uid(), new.id, case when new.owner is null then 'returned' else 'taken' end);
  end if;
  return new;
end;
$$;

-- As colleagues call them.
create function private.name_of(account uuid) returns text
language sql stable set search_path = ''
as $$
  select coalesce(nullif(p.full_name, ''), u.email)
  from auth.users u left join public.profiles p on p.id = u.id where u.id = account;
$$;

-- Who asks has it from now on, whoever had it; or nobody has. Answers who has it.
create function public.take_submission(submission text, taken boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
  then raise insufficient_privilege; end if;
  update public.submissions s set owner = case when taken then auth.uid() end
  where s.id = submission;
  return (select jsonb_build_object('owner', s.owner, 'owner_name', private.name_of(s.owner))
    from public.submissions s where s.id = submission);
end;
$$;

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
      select jsonb_agg(
        to_jsonb(s) - 'words' || jsonb_build_object('owner_name', private.name_of(s.owner))
        order by s.received_at desc, s.id)
      from public.submissions s where s.id in (select id from page)), '[]'),
    'count', least(count(*), counted), 'more', count(*) > counted)
  into answer from found;
  return answer;
end;
$$;

-- How many came, each day of each form, and how long people waited until their status was no longer
-- 'new': the median, in seconds, of those for whom it is not.
create function public.submission_figures(
  since timestamptz, before timestamptz, of_form text default '', zone text default 'UTC'
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
  if not exists (select from public.user_roles
    where user_id = auth.uid() and role in ('admin', 'editor'))
  then raise insufficient_privilege; end if;
  return (
    with chosen as (
      select s.form, (s.received_at at time zone zone)::date as day, (
        select min(e.at) from public.submission_events e
        where e.submission = s.id and e.kind = 'status' and e.detail ->> 'from' = 'new'
      ) - s.received_at as waited
      from public.submissions s
      where s.received_at >= since and s.received_at < before and (of_form = '' or s.form = of_form)
    ), days as (
      select day, form, count(*) as count from chosen group by day, form order by day, form
    )
    select jsonb_build_object(
      'days', coalesce((select jsonb_agg(to_jsonb(days)) from days), '[]'),
      'count', count(*), 'contacted', count(waited),
      'median', round(extract(epoch from
        percentile_cont(0.5) within group (order by waited))))
    from chosen);
end;
$$;

revoke all on function
  private.name_of(uuid), public.take_submission(text, boolean),
  public.submission_figures(timestamptz, timestamptz, text, text),
  public.find_submissions(text, text, text, timestamptz, timestamptz, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.take_submission(text, boolean),
  public.submission_figures(timestamptz, timestamptz, text, text),
  public.find_submissions(text, text, text, timestamptz, timestamptz, integer, integer)
to authenticated;
