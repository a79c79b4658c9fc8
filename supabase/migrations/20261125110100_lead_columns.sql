-- What a small team keeps of each submission: where it came from, the company, who has it, when to call.

alter table private.submission_settings
  -- What the panel's section says: [{"value", "meaning"}], in its order. `meaning` is 'new', 'open', 'won',
  -- 'lost' or 'spam'.
  add statuses jsonb not null default '[{"value": "new", "meaning": "new"},
    {"value": "contacted", "meaning": "open"}, {"value": "won", "meaning": "won"},
    {"value": "lost", "meaning": "lost"}, {"value": "spam", "meaning": "spam"}]';

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

alter table public.submissions drop constraint submissions_status_check;
alter table public.submissions
  alter status set default private.first_status(),
  add constraint submissions_status_check check (status ~ '^[a-z][a-z0-9-]{0,39}$'),
  add company text not null default '',
  -- {"referrer", "page", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"}, each optional.
  add source jsonb not null default '{}',
  -- By which people name it, and by which it is filtered.
  add source_name text generated always as
    (coalesce(source ->> 'utm_source', source ->> 'referrer', '')) stored,
  -- The day to call back.
  add call_on date,
  -- When the status first said that somebody had answered. Kept here since it is asked of every row.
  add contacted_at timestamptz,
  -- Who added it by hand; null if a visitor sent it.
  add added_by uuid references auth.users (id) on delete set null;

update public.submissions s set contacted_at = (
  select min(e.at) from public.submission_events e
  where e.submission = s.id and e.kind = 'status' and e.detail ->> 'from' = 'new');

-- A field may be that of a company.
create or replace function private.sound_fields(fields jsonb) returns boolean
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

-- What follows from other columns: the company, and the words by which a submission is searched.
create function private.set_derived_columns() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.company = private.entered(new.fields, 'company');
  new.words = private.words_of(new.fields, concat_ws(' ', nullif(new.note, ''),
    new.source ->> 'utm_source', new.source ->> 'utm_campaign', new.source ->> 'referrer'));
  return new;
end;
$$;

drop trigger set_words on public.submissions;
drop function private.set_words();
create trigger set_derived_columns
  before insert or update of fields, note, source on public.submissions
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

-- Who changed what, and when. Owners by their ids, so that a deleted account leaves no name.
create or replace function private.note_submission_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Not there any more when the change follows from the deletion of the own account.
  by_whom constant uuid := (select u.id from auth.users u where u.id = auth.uid());
begin
  insert into public.submission_events (actor, submission, kind, detail)
  select case when kind <> 'crm' then by_whom end, new.id, kind, detail
  from (values
    ('status', to_jsonb(old.status), to_jsonb(new.status),
      jsonb_build_object('from', old.status, 'to', new.status)),
    ('note', to_jsonb(old.note), to_jsonb(new.note), '{}'),
    ('owner', to_jsonb(old.owner), to_jsonb(new.owner),
      jsonb_build_object('from', old.owner, 'to', new.owner)),
    ('call_on', to_jsonb(old.call_on), to_jsonb(new.call_on),
      jsonb_build_object('from', old.call_on, 'to', new.call_on)),
    ('crm', to_jsonb(old.crm_answer), to_jsonb(new.crm_answer),
      jsonb_build_object('from', old.crm_answer, 'to', new.crm_answer))
  ) as changes (kind, was, becomes, detail)
  where becomes is distinct from was;
  return new;
end;
$$;

-- The last eight digits of a telephone, which tell it from others however it is written; null if there are fewer.
create function private.phone_end(phone text) returns text
language sql immutable set search_path = ''
as $$ select substring(regexp_replace(phone, '\D', '', 'g') from '\d{8}$'); $$;

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
create index on public.submissions (added_by); -- for a user who goes

-- The functions are the one way to read, too: so that the export of everything is a right of its own.
drop policy "submissions: read" on public.submissions;
drop policy "submission_events: read" on public.submission_events;
revoke select on public.submissions, public.submission_events from authenticated;

revoke all on function
  private.statuses_meaning(text[]), private.first_status(), private.set_derived_columns(),
  private.note_first_contact(), private.phone_end(text), private.sort_text(text)
from public, anon, authenticated;
grant execute on function private.first_status() to service_role;
