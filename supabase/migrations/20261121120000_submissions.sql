-- What visitors send by the site's forms, and what became of it: docs/supabase.md. The functions of the files after
-- this one are the only way to read and to write it.

-- One row: what integrations.json, the forms and the panel's section say. Empty: no form is known, nothing is taken.
create table private.submission_settings (
  single boolean primary key default true check (single),
  forms text[] not null default '{}',
  retention_days integer not null default 180 check (retention_days between 1 and 3650),
  -- What is kept as suspected, and for how many days. More than this many in an hour from one network is a burst: an
  -- IPv4 address or an IPv6 /64, and an IPv6 /48, as one line may have 65,536 networks of size /64.
  per_address integer not null default 30,
  per_site integer not null default 120,
  most_links integer not null default 3,
  -- 0: the same words again are no reason.
  repeat_hours integer not null default 24,
  suspected_days integer not null default 30,
  -- More than that in an hour is a flood.
  in_total integer not null default 1000,
  -- Who is told of a new one: form -> e-mail addresses; and whom of what was not told for an hour.
  recipients jsonb not null default '{}',
  -- Who is told in their place: [{"form", "field", "label": of the option, "emails"}]; the first that fits.
  choices jsonb not null default '[]',
  second_address text not null default '',
  -- When who gets a digest: {"days": as ISO 8601 counts them, "hour", "zone", "emails"}; empty if nobody does.
  digest jsonb not null default '{}',
  -- The time zone in whose mornings those who get notices are reminded; empty if nobody is.
  reminders text not null default '',
  -- The forms that have an answer for the visitor.
  answered text[] not null default '{}',
  -- Those that are sent to the CRM, and to the webhook of the site's own; and whether the CRM stores one id once.
  crm_forms text[] not null default '{}',
  webhook_forms text[] not null default '{}',
  crm_stores_once boolean not null default false,
  -- The e-mails that answer visitors.
  answers_per_hour integer not null default 60,
  -- What the panel's section says: [{"value", "meaning"}], in its order. `meaning` is 'new', 'open', 'won',
  -- 'lost' or 'spam'.
  statuses jsonb not null default '[{"value": "new", "meaning": "new"},
    {"value": "contacted", "meaning": "open"}, {"value": "won", "meaning": "won"},
    {"value": "lost", "meaning": "lost"}, {"value": "spam", "meaning": "spam"}]',
  -- So that nobody can look an address up by its hash.
  salt text not null default gen_random_uuid()::text
);
insert into private.submission_settings default values;

-- The statuses that mean one of these.
create function private.statuses_meaning(variadic meanings text[]) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(one ->> 'value'), '{}') from private.submission_settings,
    jsonb_array_elements(statuses) as entries (one) where one ->> 'meaning' = any (meanings);
$$;

-- What a submission begins with.
create function private.first_status() returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((private.statuses_meaning('new'))[1], 'new'); $$;

create table public.submissions (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  received_at timestamptz not null default now(),
  form text not null,
  page text not null,
  name text not null,
  email text not null,
  phone text not null,
  company text not null default '',
  -- All that was entered, in the form's order: [{"name", "label", "value", "as"?}].
  fields jsonb not null,
  -- What else was sent under this id: [{"until", "fields"}], the oldest first. `until` is when something else took its place.
  versions jsonb not null default '[]',
  -- {"referrer", "page", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"}, each optional.
  source jsonb not null default '{}',
  -- By which people name it, and by which it is filtered.
  source_name text generated always as
    (coalesce(source ->> 'utm_source', source ->> 'referrer', '')) stored,
  -- The values without marks in small letters, to be searched.
  words text not null,
  -- When the visitor sent it last, by the visitor's own clock: milliseconds since 1970.
  attempt bigint not null default 0,
  -- What the visitor's browser has learnt of the CRM; null where the form is not sent to one.
  crm_answer text check (crm_answer in ('unknown', 'confirmed', 'refused')),
  crm_reason text not null default '' check (char_length(crm_reason) <= 500),
  -- What the CRM is sent, for the server: [[name, value]], the name alone where `fields` has the value.
  crm_entries jsonb,
  -- It came in an hour in which more than is usual came.
  flood boolean not null default false,
  -- Why it may be no lead; empty: nothing speaks against it. What is suspected is in no list and no figure, and nobody is
  -- told of it, until somebody releases it.
  suspected text[] not null default '{}' check (suspected <@ array['trap', 'burst', 'links', 'repeat']),
  -- When its answer was claimed; the event `answered` says that it went.
  answered_at timestamptz,
  -- Who added it by hand; null if a visitor sent it.
  added_by uuid references auth.users (id) on delete set null,
  status text not null default private.first_status() check (status ~ '^[a-z][a-z0-9-]{0,39}$'),
  note text not null default '' check (char_length(note) <= 4000),
  owner uuid references auth.users (id) on delete set null,
  -- The day to call back.
  call_on date,
  -- When the status first said that somebody had answered. Kept here since it is asked of every row.
  contacted_at timestamptz
);
create index on public.submissions (received_at desc, id);
create index on public.submissions (form, received_at desc);
create index on public.submissions (status, received_at desc);
create index on public.submissions (received_at) where suspected <> '{}';
-- For those with the same words.
create index on public.submissions using hash (fields);
-- For a user who goes.
create index on public.submissions (owner);
create index on public.submissions (added_by);

create table public.submission_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Who did it; none for what happens by itself.
  actor uuid references auth.users (id) on delete set null,
  submission text references public.submissions (id) on delete cascade,
  kind text not null check (kind in ('status', 'note', 'owner', 'call_on', 'crm', 'resent', 'answered', 'added',
    'contact', 'released', 'deleted', 'erased', 'exported', 'expired', 'role')),
  detail jsonb not null default '{}'
);
create index on public.submission_events (submission, at);

-- Every id that was ever stored, so that a call that comes late does not bring back a row that was erased.
create table private.submission_ids (id text primary key);

-- The functions are the one way to read, too: so that the export of everything is a right of its own, and a change
-- knows what it overwrites.
revoke all on public.submissions, public.submission_events from public, anon, authenticated;
grant all on public.submissions, public.submission_events to service_role;
alter table public.submissions enable row level security;
alter table public.submission_events enable row level security;

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

-- What was entered as a name, an e-mail or a telephone.
create function private.entered(fields jsonb, purpose text) returns text
language sql immutable set search_path = ''
as $$
  select left(coalesce(string_agg(btrim(one ->> 'value'), ' ' order by place), ''), 200)
  from jsonb_array_elements(fields) with ordinality as entries (one, place)
  where one ->> 'as' = purpose;
$$;

-- The fields of a submission and of its earlier versions.
create function private.all_fields(fields jsonb, versions jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select fields || coalesce(jsonb_agg(one order by place, field), '[]')
  from jsonb_array_elements(versions) with ordinality as earlier (version, place),
    jsonb_array_elements(version -> 'fields') with ordinality as entries (one, field);
$$;

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

-- What follows from other columns: the company, and the words by which a submission is searched, with those of all
-- versions: whoever remembers the first finds the submission.
create function private.set_derived_columns() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.company = private.entered(new.fields, 'company');
  new.words = private.words_of(private.all_fields(new.fields, new.versions), concat_ws(' ', nullif(new.note, ''),
    new.source ->> 'utm_source', new.source ->> 'utm_campaign', new.source ->> 'referrer'));
  return new;
end;
$$;

create trigger set_derived_columns
  before insert or update of fields, versions, note, source on public.submissions
  for each row execute function private.set_derived_columns();

-- Spam is no contact, and neither is taking that back.
create function private.note_first_contact() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.contacted_at is null and new.status <> old.status
    and new.status <> all (private.statuses_meaning('new', 'spam'))
  then new.contacted_at = now(); end if;
  return new;
end;
$$;

create trigger note_first_contact
  before update of status on public.submissions
  for each row execute function private.note_first_contact();

-- Who changed what, and when. Owners by their ids, so that a deleted account leaves no name. What happens by itself is
-- noted once, however often a browser tells it.
create function private.note_submission_change() returns trigger
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

create trigger note_submission_change
  after update on public.submissions
  for each row execute function private.note_submission_change();

-- What the panel is given of a row. `leaves_at`: when it goes, if it is suspected and nobody releases it.
create function private.as_listed(s public.submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(s) - array['words', 'source_name', 'crm_entries'] || jsonb_build_object(
    'owner_name', private.name_of(s.owner), 'added_by_name', private.name_of(s.added_by),
    'leaves_at', (select s.received_at + make_interval(days => least(k.suspected_days, k.retention_days))
      from private.submission_settings k where s.suspected <> '{}'));
$$;

revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function private.first_status() to service_role;
