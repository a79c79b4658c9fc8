-- A filter of the list: those who have a day to be called and are not done with.
create or replace function private.matching(filters jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  asked constant text := nullif(filters ->> 'status', '');
begin
  if jsonb_typeof(filters) is distinct from 'object' or filters - array['search', 'form', 'status', 'owner',
    'source', 'since', 'before', 'today', 'suspected', 'late', 'call', 'sort', 'descending'] <> '{}'
  then raise invalid_parameter_value; end if;
  return (select coalesce(string_agg(condition, ' and '), 'true') from (values
    ('s.words like any (' || quote_literal(private.search_patterns(filters ->> 'search')) || '::text[])'),
    (case when coalesce(filters ->> 'suspected', '') = '' then $sql$s.suspected = '{}'$sql$
      else $sql$s.suspected <> '{}'$sql$ end),
    (case when coalesce(filters ->> 'late', '') <> '' then
      's.id in (select late from private.late_submissions() as late)' end),
    (case when coalesce(filters ->> 'call', '') <> '' then
      's.call_on is not null and s.status = any ('
        || quote_literal(private.statuses_meaning('new', 'open')) || '::text[])' end),
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
