-- The e-mail that answers a visitor's submission: once for each, and not at any stranger's wish. docs/supabase.md.

alter table private.submission_settings
  add column if not exists answers_per_hour integer not null default 60;

-- When its answer was claimed; the event `answered` says that it went.
alter table public.submissions add column if not exists answered_at timestamptz;

-- Of the last day. Addresses are hashed.
create table private.answers (
  at timestamptz not null default now(),
  submission text not null,
  form text not null,
  address bytea not null
);
create index on private.answers (at);
create index on private.answers (address, form);

-- The addresses that the mailer has refused. They are never written to again.
create table private.refused_addresses (address bytea primary key);

alter table public.submission_events drop constraint if exists submission_events_kind_check;
alter table public.submission_events add constraint submission_events_kind_check
  check (kind in ('status', 'note', 'owner', 'call_on', 'crm', 'answered', 'added', 'deleted', 'erased',
    'exported', 'expired', 'role'));

-- One mailbox may have many addresses: ana+1@… is ana@….
create function private.address_hash(salt text, address text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(salt || regexp_replace(lower(btrim(address)), '\+[^@]*@', '@'), 'UTF8'));
$$;

-- The address to which the answer is to be sent, now and once; null if none is. `submissions.answersPerHour` in
-- all, one a day for an address and a form, none to an address that was refused, in a flood, or for a row that a
-- colleague added.
create function public.claim_answer(submission text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.submission_settings;
  claimed public.submissions;
  hash bytea;
begin
  -- The lock makes claims wait for one another: what is counted below is still so when the claim is written.
  select * into settings from private.submission_settings for update;
  select * into claimed from public.submissions s where s.id = submission;
  if claimed.id is null or claimed.answered_at is not null or claimed.flood or claimed.email = ''
    or claimed.added_by is not null
  then return null; end if;
  hash := private.address_hash(settings.salt, claimed.email);
  delete from private.answers where at < now() - interval '1 day';
  if exists (select from private.refused_addresses r where r.address = hash)
    or exists (select from private.answers a where a.address = hash and a.form = claimed.form)
    or (select count(*) from private.answers a where a.at > now() - interval '1 hour')
      >= settings.answers_per_hour
  then return null; end if;
  insert into private.answers (submission, form, address) values (submission, claimed.form, hash);
  update public.submissions s set answered_at = now() where s.id = submission;
  return claimed.email;
end;
$$;

-- What became of a claimed answer: 'sent', or 'refused' if the mailer will not write to that address.
create function public.settle_answer(submission text, outcome text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(outcome, '') not in ('sent', 'refused') then raise invalid_parameter_value; end if;
  if outcome = 'refused' then
    insert into private.refused_addresses (address)
    select a.address from private.answers a where a.submission = settle_answer.submission
    on conflict do nothing;
  else
    insert into public.submission_events (submission, kind)
    select s.id, 'answered' from public.submissions s where s.id = submission;
  end if;
end;
$$;

revoke all on function
  private.address_hash(text, text), public.claim_answer(text), public.settle_answer(text, text)
from public, anon, authenticated;
grant execute on function public.claim_answer(text), public.settle_answer(text, text) to service_role;
