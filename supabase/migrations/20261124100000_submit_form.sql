-- What a visitor may send, how often, and what becomes of what is sent twice. Nothing that a visitor sent is
-- overwritten: what is sent again with other words is a version beside the first. docs/supabase.md.

-- How long a value may be, in characters, and all fields together, in bytes of JSON. The same numbers are
-- in src/forms/kit/sanitize.ts; src/demo/supabase/limits.test.ts compares them.
create function private.sound_fields(fields jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(fields) = 'array' and octet_length(fields::text) <= 40000
    and jsonb_array_length(fields) between 1 and 60 then (
      select bool_and(case when jsonb_typeof(one) = 'object' then coalesce(
        jsonb_typeof(one -> 'name') = 'string' and one ->> 'name' ~ '^[A-Za-z][A-Za-z0-9_-]{0,59}$'
        and jsonb_typeof(one -> 'label') = 'string' and char_length(one ->> 'label') <= 200
        and jsonb_typeof(one -> 'value') = 'string' and char_length(one ->> 'value') <= 5000
        and coalesce(one ->> 'as', 'name') in ('name', 'email', 'phone', 'company')
        and one - array['name', 'label', 'value', 'as'] = '{}'::jsonb, false) else false end)
      from jsonb_array_elements(fields) as entries (one))
  else false end;
$$;

-- The known part of it. What is too long or of another kind is left out: no lead is refused for it.
create function private.sound_source(source jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(source) = 'object' and octet_length(source::text) <= 10000 then (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(source)
    where key in ('referrer', 'page', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content')
      and jsonb_typeof(value) = 'string' and char_length(value #>> '{}') between 1 and 200
      and value #>> '{}' !~ '@|%(25)*40')
  else '{}' end;
$$;

-- What the CRM is sent. What is unsound is left out, as no lead is refused for it: then the fields are sent.
create function private.sound_entries(entries jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(entries) = 'array' and octet_length(entries::text) <= 40000
    and jsonb_array_length(entries) between 1 and 60 and (
      select bool_and(case when jsonb_typeof(one) = 'array' then coalesce(jsonb_array_length(one) between 1 and 2
        and jsonb_typeof(one -> 0) = 'string' and jsonb_typeof(coalesce(one -> 1, '""')) = 'string', false) else false end)
      from jsonb_array_elements(entries) as entries (one))
  then entries end;
$$;

-- The attempts of the last hour, of no submission in particular. `address` is an IPv4 address or an IPv6 /64, `site`
-- the IPv6 /48 that it is in; both hashed.
create table private.submission_senders (
  at timestamptz not null default now(),
  address bytea,
  site bytea
);
create index on private.submission_senders (at);
create index on private.submission_senders (address, at);
create index on private.submission_senders (site, at);

-- The address a request comes from, as the gateway says in `cf-connecting-ip`; null where it does not say,
-- or says what is no address. `x-forwarded-for` is not read: it begins with what the visitor sent.
create function private.sender_address() returns inet
language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  address inet;
begin
  address := nullif(btrim(headers ->> 'cf-connecting-ip'), '')::inet;
  -- IPv4 as an IPv6 socket writes it.
  if address <<= inet '::ffff:0:0/96' then
    address := inet '0.0.0.0' + (address - inet '::ffff:0:0');
  end if;
  return set_masklen(address, case family(address) when 4 then 32 else 128 end);
exception when others then
  return null;
end;
$$;

-- The hash of the network of `bits` bits that an address is in.
create function private.network_hash(salt text, address inet, bits integer) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(salt || network(set_masklen(address, bits))::text, 'UTF8'));
$$;

-- The networks that a request comes from, hashed: an IPv4 address or an IPv6 /64, and the IPv6 /48 that it is in.
create function private.sender_networks(salt text, out line bytea, out whole_site bytea)
language plpgsql stable set search_path = ''
as $$
declare
  from_address constant inet := private.sender_address();
  is_v6 constant boolean := family(from_address) = 6;
begin
  line := private.network_hash(salt, from_address, case when is_v6 then 64 else 32 end);
  whole_site := case when is_v6 then private.network_hash(salt, from_address, 48) end;
end;
$$;

-- Notes an attempt of this network: 'usual', 'burst' where it has sent more than people do, or 'refused' where it has
-- sent so much more that nobody could read it: that is not noted.
create function private.note_sender(settings private.submission_settings) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  sender constant record := private.sender_networks(settings.salt);
  times constant integer := 10;
  by_line integer;
  by_site integer;
begin
  delete from private.submission_senders where at < now() - interval '1 hour';
  by_line := (select count(*) from (select from private.submission_senders s
    where s.address = sender.line limit times * settings.per_address) as sent);
  by_site := (select count(*) from (select from private.submission_senders s
    where s.site = sender.whole_site limit times * settings.per_site) as sent);
  -- Whose address nobody knows, is not counted.
  if sender.line is not null and (by_line >= times * settings.per_address or by_site >= times * settings.per_site)
  then return 'refused'; end if;
  insert into private.submission_senders (address, site) values (sender.line, sender.whole_site);
  return case when sender.line is not null and (by_line >= settings.per_address or by_site >= settings.per_site)
    then 'burst' else 'usual' end;
end;
$$;

-- Whether more came in this hour than is usual: in all, or from one network. Nothing is refused for it, but no
-- e-mail answers it: a network has a sixth of the answers, an IPv6 /48 four times as many, so that nobody uses up
-- those of everybody. Asked after the attempt was noted.
create function private.is_flood(settings private.submission_settings) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  sender constant record := private.sender_networks(settings.salt);
  share constant integer := greatest(settings.answers_per_hour / 6, 1);
begin
  return (select count(*) from (select from private.submission_senders s
      limit settings.in_total + 1) as sent) > settings.in_total
    or (select count(*) from (select from private.submission_senders s
      where s.address = sender.line limit share + 1) as sent) > share
    or (select count(*) from (select from private.submission_senders s
      where s.site = sender.whole_site limit 4 * share + 1) as sent) > 4 * share;
end;
$$;

-- Links in what was written. An address without a protocol, as people give that of their company, is none.
create function private.count_links(value text) returns integer
language sql immutable set search_path = ''
as $$ select regexp_count(value, 'https?://(www\.)?|www\.', 1, 'i'); $$;

-- Why a new submission may be no lead.
create function private.suspicions(
  settings private.submission_settings, form text, fields jsonb, trap text, sender text
) returns text[]
language sql stable set search_path = ''
as $$
  select array_remove(array[
    case when coalesce(trap, '') <> '' then 'trap' end,
    case when sender = 'burst' then 'burst' end,
    case when (select sum(private.count_links(one ->> 'value')) > settings.most_links
        or bool_or(one ->> 'as' in ('name', 'phone') and private.count_links(one ->> 'value') > 0)
      from jsonb_array_elements(fields) as entries (one)) then 'links' end,
    case when exists (select from public.submissions s
      where s.fields = suspicions.fields and s.form = suspicions.form and s.suspected = '{}'
        and s.received_at > now() - make_interval(hours => settings.repeat_hours)) then 'repeat' end
  ], null);
$$;

-- Writes an attempt at a submission whose id is known. The latest attempt is what the columns say; what it differs
-- from is kept as a version. Of an attempt that is known, the CRM's answer is news once.
create function private.store_attempt(
  settings private.submission_settings, submission text, entered jsonb, sent_at bigint, answer text, reason text,
  entries jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stored constant jsonb := '{"status": "stored"}';
  most_versions constant integer := 20;
  s public.submissions;
  others jsonb;
  is_later boolean;
  is_new boolean;
begin
  select * into s from public.submissions t where t.id = submission for update;
  if not found then return stored; end if; -- it was erased
  others := (select coalesce(jsonb_agg(version order by place), '[]')
    from jsonb_array_elements(s.versions) with ordinality as earlier (version, place)
    where version -> 'fields' <> entered);
  is_later := sent_at > s.attempt;
  is_new := entered <> s.fields and others = s.versions;
  if is_new and jsonb_array_length(s.versions) >= most_versions
    or (is_new or is_later) and private.note_sender(settings) = 'refused'
  then return '{"status": "refused", "reason": "too-many"}'; end if;

  if is_later then
    update public.submissions t
    set fields = entered, name = private.entered(entered, 'name'), email = private.entered(entered, 'email'),
      phone = private.entered(entered, 'phone'), attempt = sent_at, crm_answer = answer, crm_reason = reason,
      crm_entries = entries,
      versions = case when entered = s.fields then s.versions
        else others || jsonb_build_object('until', now(), 'fields', s.fields) end
    where t.id = submission;
  elsif is_new then
    update public.submissions t
    set versions = others || jsonb_build_object('until', now(), 'fields', entered)
    where t.id = submission;
  elsif sent_at = s.attempt and s.crm_answer = 'unknown' and answer <> 'unknown' then
    update public.submissions t set crm_answer = answer, crm_reason = reason where t.id = submission;
  end if;
  return stored;
end;
$$;

-- The one way in. `trap` is for robots, as people do not see it. What looks like no lead is kept, with the reason, and
-- answered like all others. The CRM's answer to an attempt comes in a call of its own, which may arrive first. A later
-- attempt keeps the source of the first.
create function public.submit_form(
  submission_id text, form text, page text, fields jsonb, trap text default '',
  attempt bigint default 0, crm_answer text default null, crm_reason text default '',
  source jsonb default '{}', crm_entries jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.submission_settings;
  reason constant text := left(coalesce(crm_reason, ''), 500);
  entries constant jsonb := private.sound_entries(crm_entries);
  sender text;
begin
  select * into settings from private.submission_settings;
  if not coalesce(form = any (settings.forms) and submission_id ~ '^[0-9a-f]{32}$'
    and page ~ '^https?://[^[:space:]?#]+$' and char_length(page) <= 500
    and coalesce(crm_answer, 'unknown') in ('unknown', 'confirmed', 'refused')
    and attempt between 0 and 9007199254740991 and private.sound_fields(fields), false)
  then return '{"status": "refused", "reason": "malformed"}'; end if;

  if not exists (select from private.submission_ids i where i.id = submission_id) then
    sender := private.note_sender(settings);
    if sender = 'refused' then return '{"status": "refused", "reason": "too-many"}'; end if;
    insert into public.submissions
      (id, form, page, name, email, phone, fields, words, attempt, crm_answer, crm_reason, crm_entries, flood, source,
      suspected)
    values (submission_id, form, page, private.entered(fields, 'name'),
      private.entered(fields, 'email'), private.entered(fields, 'phone'), fields,
      '', attempt, crm_answer, reason, entries, private.is_flood(settings), private.sound_source(source), -- a trigger sets the words
      private.suspicions(settings, form, fields, trap, sender))
    on conflict (id) do nothing;
    if found then return '{"status": "stored"}'; end if;
  end if;
  return private.store_attempt(settings, submission_id, fields, attempt, crm_answer, reason, entries);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.submit_form(text, text, text, jsonb, text, bigint, text, text, jsonb, jsonb)
from public, anon, authenticated;
grant execute on function public.submit_form(text, text, text, jsonb, text, bigint, text, text, jsonb, jsonb)
  to anon, authenticated, service_role;
