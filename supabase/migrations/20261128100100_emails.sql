-- The e-mails of a submission: the notice to those who answer it, and an answer to the visitor, once for each and not
-- at any stranger's wish. They wait in a queue: what a mailer does not take now is tried again later. docs/supabase.md.

-- A row leaves it once its notice and its answer went.
create table private.deliveries (
  submission text primary key references public.submissions (id) on delete cascade,
  -- When to try next. Whoever takes it moves this on, so that nobody else does meanwhile.
  due timestamptz not null default now(),
  tries smallint not null default 0,
  -- The recipients who are not told yet; null: all that the site names.
  untold text[]
);
create index on private.deliveries (due);

create function private.queue_delivery() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.deliveries (submission) values (new.id);
  return null;
end;
$$;

create trigger queue_delivery
  after insert on public.submissions
  for each row when (new.added_by is null and new.suspected = '{}')
  execute function private.queue_delivery();

-- What is released is told as if it had just come.
create trigger queue_delivery_of_released
  after update of suspected on public.submissions
  for each row when (new.suspected = '{}' and old.suspected <> '{}')
  execute function private.queue_delivery();

-- Takes a delivery for ten minutes: {"untold"}, null if nothing of it is due.
create function public.claim_delivery(submission text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken private.deliveries;
begin
  update private.deliveries d set due = now() + interval '10 minutes', tries = d.tries + 1
  where d.submission = claim_delivery.submission and d.due <= now()
  returning * into taken;
  return case when found then jsonb_build_object('untold', taken.untold) end;
end;
$$;

-- Puts back what is left of a delivery, to be tried after `wait` seconds at the earliest; null: nothing is left. The
-- time doubles with each try. After ten tries, two days, it stays as it is: `npm run supabase -- --check` tells of it.
create function public.settle_delivery(submission text, untold text[], wait integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if wait is null then
    delete from private.deliveries d where d.submission = settle_delivery.submission;
  else
    update private.deliveries d set untold = settle_delivery.untold,
      due = case when d.tries >= 10 then 'infinity'
        else now() + greatest(make_interval(secs => least(wait, 86400)),
          interval '5 minutes' * power(2, d.tries - 1)) end
    where d.submission = settle_delivery.submission;
  end if;
end;
$$;

-- The answers of the last day. Addresses are hashed.
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

-- The mailbox behind an address: what follows a + is a label, and some services read no dots.
create function private.mailbox(address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(box, '.', '') || '@gmail.com'
    when domain in ('proton.me', 'protonmail.com', 'pm.me') then translate(box, '._-', '') || '@proton.me'
    else box || '@' || domain end
  from (select split_part(split_part(whole, '@', 1), '+', 1) as box, rtrim(split_part(whole, '@', 2), '.') as domain
    from (select lower(btrim(address)) as whole) as address) as parts;
$$;

create function private.address_hash(salt text, address text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(salt || private.mailbox(address), 'UTF8'));
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
    or claimed.added_by is not null or claimed.suspected <> '{}'
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

-- What became of a claimed answer: 'sent', 'refused' if the mailer will not write to that address, or 'released' if
-- it certainly did not go, so that it can be claimed again.
create function public.settle_answer(submission text, outcome text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(outcome, '') not in ('sent', 'refused', 'released') then raise invalid_parameter_value; end if;
  if outcome = 'refused' then
    insert into private.refused_addresses (address)
    select a.address from private.answers a where a.submission = settle_answer.submission
    on conflict do nothing;
  elsif outcome = 'released' then
    delete from private.answers a where a.submission = settle_answer.submission;
    update public.submissions s set answered_at = null where s.id = settle_answer.submission;
  else
    insert into public.submission_events (submission, kind)
    select s.id, 'answered' from public.submissions s where s.id = settle_answer.submission;
  end if;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.claim_delivery(text), public.settle_delivery(text, text[], integer),
  public.claim_answer(text), public.settle_answer(text, text)
from public, anon, authenticated;
grant execute on function
  public.claim_delivery(text), public.settle_delivery(text, text[], integer),
  public.claim_answer(text), public.settle_answer(text, text)
to service_role;
