-- Limits by network instead of by whole address, what the CRM answered, and one row for all attempts at
-- one submission: docs/supabase.md.

alter table public.submissions
  -- What the visitor's browser has learnt of the CRM; null where the form is not sent to one.
  add crm_answer text check (crm_answer in ('unknown', 'confirmed', 'refused')),
  add crm_reason text not null default '' check (char_length(crm_reason) <= 500),
  -- When the visitor sent it last, by the visitor's own clock: milliseconds since 1970.
  add attempt bigint not null default 0,
  -- It came in an hour in which more than `in_total` came.
  add flood boolean not null default false;

alter table private.submission_settings
  -- What an IPv6 /48 may send in an hour: one line may have 65,536 networks of size /64.
  add per_site integer not null default 120;

-- `address` is an IPv4 address or an IPv6 /64, `site` the IPv6 /48 that it is in; both hashed.
alter table private.submission_senders add site bytea;
create index on private.submission_senders (address, at);
create index on private.submission_senders (site, at);

-- How long a value may be, in characters, and all fields together, in bytes of JSON. The same numbers are
-- in src/forms/kit/sanitize.ts; src/demo/supabase/limits.test.ts compares them.
create or replace function private.sound_fields(fields jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(fields) = 'array' and octet_length(fields::text) <= 40000
    and jsonb_array_length(fields) between 1 and 60 then (
      select bool_and(case when jsonb_typeof(one) = 'object' then coalesce(
        jsonb_typeof(one -> 'name') = 'string' and one ->> 'name' ~ '^[A-Za-z][A-Za-z0-9_-]{0,59}$'
        and jsonb_typeof(one -> 'label') = 'string' and char_length(one ->> 'label') <= 200
        and jsonb_typeof(one -> 'value') = 'string' and char_length(one ->> 'value') <= 5000
        and coalesce(one ->> 'as', 'name') in ('name', 'email', 'phone')
        and one - array['name', 'label', 'value', 'as'] = '{}'::jsonb, false) else false end)
      from jsonb_array_elements(fields) as entries (one))
  else false end;
$$;

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

-- Notes a submission of this address; false where its network has sent as much as it may.
create function private.admit_sender(settings private.submission_settings) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  from_address constant inet := private.sender_address();
  is_v6 constant boolean := family(from_address) = 6;
  line constant bytea := private.network_hash(
    settings.salt, from_address, case when is_v6 then 64 else 32 end);
  whole_site constant bytea :=
    case when is_v6 then private.network_hash(settings.salt, from_address, 48) end;
begin
  if (select count(*) from (select from private.submission_senders s
      where s.address = line limit settings.per_address) as sent) >= settings.per_address
    or (select count(*) from (select from private.submission_senders s
      where s.site = whole_site limit settings.per_site) as sent) >= settings.per_site
  then return false; end if;
  insert into private.submission_senders (address, site) values (line, whole_site);
  return true;
end;
$$;

drop function public.submit_form(text, text, text, jsonb, text);
drop function private.sender(text);

-- The one way in. `trap` is for robots: people do not fill it in. A later `attempt` at the same submission
-- takes the place of what was sent before; the CRM's answer to an attempt comes in a call of its own, which
-- may arrive first.
create function public.submit_form(
  submission_id text, form text, page text, fields jsonb, trap text default '',
  attempt bigint default 0, crm_answer text default null, crm_reason text default ''
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.submission_settings;
  stored constant jsonb := '{"status": "stored"}';
  reason constant text := left(coalesce(crm_reason, ''), 500);
  flooded boolean;
begin
  if coalesce(trap, '') <> '' then return stored; end if;
  select * into settings from private.submission_settings;
  if not coalesce(form = any (settings.forms) and submission_id ~ '^[0-9a-f]{32}$'
    and page ~ '^https?://[^[:space:]?#]+$' and char_length(page) <= 500
    and coalesce(crm_answer, 'unknown') in ('unknown', 'confirmed', 'refused')
    and attempt between 0 and 9007199254740991 and private.sound_fields(fields), false)
  then return '{"status": "refused", "reason": "malformed"}'; end if;

  if private.store_attempt(submission_id, fields, attempt, crm_answer, reason) then
    return stored;
  end if;
  delete from private.submission_senders where at < now() - interval '1 hour';
  flooded := (select count(*) >= settings.in_total from (
    select from private.submission_senders limit settings.in_total) as sent);
  if not private.admit_sender(settings) then
    return '{"status": "refused", "reason": "too-many"}';
  end if;
  insert into public.submissions
    (id, form, page, name, email, phone, fields, words, attempt, crm_answer, crm_reason, flood)
  values (submission_id, form, page, private.entered(fields, 'name'),
    private.entered(fields, 'email'), private.entered(fields, 'phone'), fields,
    '', attempt, crm_answer, reason, flooded) -- a trigger sets the words
  on conflict (id) do nothing;
  if not found then
    perform private.store_attempt(submission_id, fields, attempt, crm_answer, reason);
  end if;
  return stored;
end;
$$;

-- Writes an attempt at a submission that is there; false where it is not. Of an attempt that is known, the
-- CRM's answer is news once; of an earlier one nothing is. After a day nothing changes any more.
create function private.store_attempt(
  submission text, entered jsonb, sent_at bigint, answer text, reason text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.submissions s
  set fields = entered, name = private.entered(entered, 'name'), email = private.entered(entered, 'email'),
    phone = private.entered(entered, 'phone'),
    attempt = sent_at, crm_answer = answer, crm_reason = reason
  where s.id = submission and s.attempt < sent_at and s.received_at > now() - interval '1 day';
  update public.submissions s
  set crm_answer = answer, crm_reason = reason
  where s.id = submission and s.attempt = sent_at and s.crm_answer = 'unknown'
    and answer <> 'unknown' and s.received_at > now() - interval '1 day';
  return exists (select from public.submissions s where s.id = submission);
end;
$$;

revoke all on function
  private.sender_address(), private.network_hash(text, inet, integer),
  private.admit_sender(private.submission_settings),
  private.store_attempt(text, jsonb, bigint, text, text),
  public.submit_form(text, text, text, jsonb, text, bigint, text, text)
from public, anon, authenticated;
grant execute on function public.submit_form(text, text, text, jsonb, text, bigint, text, text)
  to anon, authenticated, service_role;
