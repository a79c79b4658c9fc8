-- Nothing that a visitor sent is overwritten: what is sent again with other words is a version beside the first.
-- An id that was erased stays erased, each attempt counts as a submission does, and what a robot sends is kept.
-- docs/supabase.md.

-- Every id that was ever stored, so that a call that comes late does not bring back a row that was erased.
create table private.submission_ids (id text primary key);
insert into private.submission_ids (id) select id from public.submissions;

alter table public.submissions
  -- What else was sent under this id: [{"until", "fields"}], the oldest first. `until` is when something else took its place.
  add versions jsonb not null default '[]',
  -- The trap that people do not see was filled in.
  add suspected boolean not null default false;

alter table public.submission_events drop constraint submission_events_kind_check;
alter table public.submission_events add constraint submission_events_kind_check
  check (kind in ('status', 'note', 'owner', 'call_on', 'crm', 'resent', 'answered', 'added', 'deleted', 'erased',
    'exported', 'expired', 'role'));

create function private.note_submission_id() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.submission_ids (id) values (new.id) on conflict do nothing;
  return null;
end;
$$;

create trigger note_submission_id
  after insert on public.submissions
  for each row execute function private.note_submission_id();

-- The fields of a submission and of its earlier versions.
create function private.all_fields(fields jsonb, versions jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select fields || coalesce(jsonb_agg(one order by place, field), '[]')
  from jsonb_array_elements(versions) with ordinality as earlier (version, place),
    jsonb_array_elements(version -> 'fields') with ordinality as entries (one, field);
$$;

-- The same, with the words of all versions: whoever remembers the first finds the submission.
create or replace function private.set_derived_columns() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.company = private.entered(new.fields, 'company');
  new.words = private.words_of(private.all_fields(new.fields, new.versions), concat_ws(' ', nullif(new.note, ''),
    new.source ->> 'utm_source', new.source ->> 'utm_campaign', new.source ->> 'referrer'));
  return new;
end;
$$;

drop trigger set_derived_columns on public.submissions;
create trigger set_derived_columns
  before insert or update of fields, versions, note, source on public.submissions
  for each row execute function private.set_derived_columns();

-- Who changed what, and when. What happens by itself is noted once, however often a browser tells it.
create or replace function private.note_submission_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Not there any more when the change follows from the deletion of the own account.
  by_whom constant uuid := (select u.id from auth.users u where u.id = auth.uid());
begin
  insert into public.submission_events (actor, submission, kind, detail)
  select case when kind not in ('crm', 'resent') then by_whom end, new.id, kind, detail
  from (values
    ('status', to_jsonb(old.status), to_jsonb(new.status),
      jsonb_build_object('from', old.status, 'to', new.status)),
    ('note', to_jsonb(old.note), to_jsonb(new.note), '{}'),
    ('owner', to_jsonb(old.owner), to_jsonb(new.owner),
      jsonb_build_object('from', old.owner, 'to', new.owner)),
    ('call_on', to_jsonb(old.call_on), to_jsonb(new.call_on),
      jsonb_build_object('from', old.call_on, 'to', new.call_on)),
    ('resent', to_jsonb(jsonb_array_length(old.versions)), to_jsonb(jsonb_array_length(new.versions)), '{}'),
    ('crm', to_jsonb(old.crm_answer), to_jsonb(new.crm_answer),
      jsonb_build_object('from', old.crm_answer, 'to', new.crm_answer))
  ) as changes (kind, was, becomes, detail)
  where becomes is distinct from was and (kind <> 'crm' or not exists (
    select from public.submission_events e
    where e.submission = new.id and e.kind = changes.kind and e.detail = changes.detail));
  return new;
end;
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

-- Notes an attempt of this network; false where it has sent as much as it may.
create or replace function private.admit_sender(settings private.submission_settings) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  sender constant record := private.sender_networks(settings.salt);
begin
  delete from private.submission_senders where at < now() - interval '1 hour';
  if (select count(*) from (select from private.submission_senders s
      where s.address = sender.line limit settings.per_address) as sent) >= settings.per_address
    or (select count(*) from (select from private.submission_senders s
      where s.site = sender.whole_site limit settings.per_site) as sent) >= settings.per_site
  then return false; end if;
  insert into private.submission_senders (address, site) values (sender.line, sender.whole_site);
  return true;
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

drop function private.store_attempt(text, jsonb, bigint, text, text);

-- Writes an attempt at a submission whose id is known. The latest attempt is what the columns say; what it differs
-- from is kept as a version. Of an attempt that is known, the CRM's answer is news once.
create function private.store_attempt(
  settings private.submission_settings, submission text, entered jsonb, sent_at bigint, answer text, reason text
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
    or (is_new or is_later) and not private.admit_sender(settings)
  then return '{"status": "refused", "reason": "too-many"}'; end if;

  if is_later then
    update public.submissions t
    set fields = entered, name = private.entered(entered, 'name'), email = private.entered(entered, 'email'),
      phone = private.entered(entered, 'phone'), attempt = sent_at, crm_answer = answer, crm_reason = reason,
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

-- As before; a filled `trap` is stored as spam, marked, and answered like all others.
create or replace function public.submit_form(
  submission_id text, form text, page text, fields jsonb, trap text default '',
  attempt bigint default 0, crm_answer text default null, crm_reason text default '',
  source jsonb default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.submission_settings;
  reason constant text := left(coalesce(crm_reason, ''), 500);
  suspected constant boolean := coalesce(trap, '') <> '';
begin
  select * into settings from private.submission_settings;
  if not coalesce(form = any (settings.forms) and submission_id ~ '^[0-9a-f]{32}$'
    and page ~ '^https?://[^[:space:]?#]+$' and char_length(page) <= 500
    and coalesce(crm_answer, 'unknown') in ('unknown', 'confirmed', 'refused')
    and attempt between 0 and 9007199254740991 and private.sound_fields(fields), false)
  then return '{"status": "refused", "reason": "malformed"}'; end if;

  if not exists (select from private.submission_ids i where i.id = submission_id) then
    if not private.admit_sender(settings) then
      return '{"status": "refused", "reason": "too-many"}';
    end if;
    insert into public.submissions
      (id, form, page, name, email, phone, fields, words, attempt, crm_answer, crm_reason, flood, source,
        suspected, status)
    values (submission_id, form, page, private.entered(fields, 'name'),
      private.entered(fields, 'email'), private.entered(fields, 'phone'), fields,
      '', attempt, crm_answer, reason, private.is_flood(settings), private.sound_source(source), -- a trigger sets the words
      suspected, case when suspected then coalesce((private.statuses_meaning('spam'))[1], 'spam')
        else private.first_status() end)
    on conflict (id) do nothing;
    if found then return '{"status": "stored"}'; end if;
  end if;
  return private.store_attempt(settings, submission_id, fields, attempt, crm_answer, reason);
end;
$$;

-- As before; an id that was erased is not taken again.
create or replace function public.add_submission(submission_id text, form text, fields jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  added public.submissions;
begin
  if not private.may_work() then raise insufficient_privilege; end if;
  if not coalesce(submission_id ~ '^[0-9a-f]{32}$' and private.sound_fields(fields) and (form = 'by-hand'
    or form = any (array(select unnest(forms) from private.submission_settings))), false)
  then raise invalid_parameter_value; end if;
  if not exists (select from private.submission_ids i where i.id = submission_id) then
    insert into public.submissions (id, form, page, name, email, phone, fields, words, owner, added_by)
    values (submission_id, form, '', private.entered(fields, 'name'), private.entered(fields, 'email'),
      private.entered(fields, 'phone'), fields, '', auth.uid(), auth.uid())
    on conflict (id) do nothing;
    if found then
      insert into public.submission_events (actor, submission, kind)
      values (auth.uid(), submission_id, 'added');
    end if;
  end if;
  select * into added from public.submissions s where s.id = submission_id;
  if not found then raise invalid_parameter_value using message = 'this submission was erased'; end if;
  return jsonb_build_object('status', 'stored', 'row', private.as_listed(added));
end;
$$;

-- As before, with what earlier versions say.
create or replace function public.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(address));
  ids jsonb;
  account text := 'none';
  receipt public.submission_events;
begin
  if not private.may_administer() then raise insufficient_privilege; end if;
  if coalesce(wanted, '') !~ '^[^@[:space:]]+@[^@[:space:]]+$'
  then raise invalid_parameter_value; end if;

  with gone as (
    delete from public.submissions s where lower(s.email) = wanted or exists (
      select from jsonb_array_elements(private.all_fields(s.fields, s.versions)) as entries (one)
      where lower(btrim(one ->> 'value')) = wanted)
    returning s.id, s.received_at
  )
  select coalesce(jsonb_agg(id order by received_at desc, id), '[]') into ids from gone;

  if exists (select from auth.users u where lower(u.email) = wanted) then
    delete from auth.users u where lower(u.email) = wanted and private.role_of(u.id) = 'none';
    account := case when found then 'erased' else 'kept' end;
  end if;

  insert into public.submission_events (actor, kind, detail)
  values (auth.uid(), 'erased',
    jsonb_build_object('count', jsonb_array_length(ids), 'account', account))
  returning * into receipt;
  return jsonb_build_object(
    'receipt', receipt.id, 'at', receipt.at, 'count', jsonb_array_length(ids),
    'ids', ids, 'account', account,
    'mentions', (select count(*) from public.submissions s where strpos(s.words, wanted) > 0
      or strpos(lower(s.note), wanted) > 0));
end;
$$;

revoke all on function
  private.note_submission_id(), private.all_fields(jsonb, jsonb), private.sender_networks(text),
  private.is_flood(private.submission_settings),
  private.store_attempt(private.submission_settings, text, jsonb, bigint, text, text)
from public, anon, authenticated;
