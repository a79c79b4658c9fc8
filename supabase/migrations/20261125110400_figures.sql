-- The figures of a period, in the time zone of who asks: how many came each day of each form, and of all, of each
-- form and of each source how many had a first contact, how long they waited for it (the median, in seconds),
-- and how many were won and lost. Without spam and what is suspected. Planned each time, as a week wants another plan than a year.
create function public.submission_figures(
  since timestamptz, before timestamptz, of_form text default '', zone text default 'UTC'
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  spam constant text[] := private.statuses_meaning('spam');
  winning constant text[] := private.statuses_meaning('won');
  losing constant text[] := private.statuses_meaning('lost');
begin
  if not private.may_read() then raise insufficient_privilege; end if;
  return (
    with chosen as materialized (
      select s.form, s.source_name as source, (s.received_at at time zone zone)::date as day, s.status,
        extract(epoch from s.contacted_at - s.received_at)::float8 as waited
      from public.submissions s
      where s.received_at >= since and s.received_at < before and (of_form = '' or s.form = of_form)
        and s.status <> all (spam) and s.suspected = '{}'
    ), days as (
      select c.day, c.form, count(*) as count from chosen c group by c.day, c.form order by c.day, c.form
    ), parts as (
      select grouping(c.form, c.source) as part, c.form, c.source, count(*) as size,
        jsonb_build_object('count', count(*), 'contacted', count(c.waited),
          'median', round(percentile_cont(0.5) within group (order by c.waited)),
          'won', count(*) filter (where c.status = any (winning)),
          'lost', count(*) filter (where c.status = any (losing))) as figures
      from chosen c group by grouping sets ((), (c.form), (c.source))
    )
    select p.figures - array['won', 'lost'] || jsonb_build_object(
      'days', (select coalesce(jsonb_agg(to_jsonb(days)), '[]') from days),
      'by_form', (select coalesce(
          jsonb_agg(f.figures || jsonb_build_object('form', f.form) order by f.size desc, f.form), '[]')
        from parts f where f.part = 1),
      'by_source', (select coalesce(
          jsonb_agg(f.figures || jsonb_build_object('source', f.source) order by f.size desc, f.source), '[]')
        from parts f where f.part = 2))
    from parts p where p.part = 3);
end;
$$;

revoke all on function public.submission_figures(timestamptz, timestamptz, text, text)
from public, anon, authenticated;
grant execute on function public.submission_figures(timestamptz, timestamptz, text, text) to authenticated;
