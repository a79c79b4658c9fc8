-- Where a submission has to arrive, and what became of it there: a notice to each who answers it, an answer to the
-- visitor, once for each and not at any stranger's wish, the CRM and a webhook. One worker at a time sends what is due.
-- docs/supabase.md.

create table private.stations (
  submission text not null references public.submissions (id) on delete cascade,
  station text not null check (station in ('notice', 'answer', 'crm', 'webhook')),
  -- Whom a notice is for; empty for the others.
  address text not null default '',
  -- What the last try came to. 'none': it is not to be sent.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'unknown', 'none')),
  -- Since when it is to arrive, and when to try next; null: not any more. Whoever takes it moves `due` on, so that
  -- it comes back if they die.
  since timestamptz not null default now(),
  due timestamptz default now(),
  -- The last try, in what words it failed, and how many there were.
  at timestamptz,
  reason text not null default '' check (char_length(reason) <= 500),
  tries smallint not null default 0,
  -- How often somebody asked for it once more: part of the key by which a mailer knows a mail again.
  round smallint not null default 0,
  primary key (submission, station, address)
);
create index on private.stations (due);
create index on private.stations (since) where state not in ('sent', 'none');

-- Who sends, and until when nobody else does.
create table private.worker (
  single boolean primary key default true check (single),
  name text not null default '',
  busy_until timestamptz not null default '-infinity'
);
insert into private.worker default values;

-- Until when the mailer ('mail'), the CRM or the webhook wants to be left alone.
create table private.pauses (
  goal text primary key,
  until timestamptz not null
);

create function private.goal_of(station text) returns text
language sql immutable set search_path = ''
as $$ select case when station in ('notice', 'answer') then 'mail' else station end; $$;

-- Has what is due sent. webhook.sql puts a call of the edge function in its place.
create function private.wake_worker() returns void language sql set search_path = '' as $$ select $$;

create function private.wake_worker_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.wake_worker();
  return null;
exception when others then
  -- Nobody is told now; the submission is kept, and what is due is sent later.
  raise warning 'wake_worker: %', sqlerrm;
  return null;
end;
$$;

create trigger wake_worker
  after insert on private.stations for each statement execute function private.wake_worker_after_insert();

-- Who is told of what a form has sent: by what was chosen in it, else by the form.
create function private.recipients_of(form text, fields jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((select choice -> 'emails'
      from jsonb_array_elements(k.choices) with ordinality as choices (choice, position)
      where choice ->> 'form' = recipients_of.form and exists (
        select from jsonb_array_elements(recipients_of.fields) as entered
        where entered ->> 'name' = choice ->> 'field' and entered ->> 'value' = choice ->> 'label')
      order by position limit 1),
    k.recipients -> recipients_of.form, '[]')
  from private.submission_settings k;
$$;

create function private.queue_stations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.stations (submission, station, address)
  select new.id, 'notice', address
  from jsonb_array_elements_text(private.recipients_of(new.form, new.fields)) as recipients (address)
  union all
  select new.id, 'answer', '' from private.submission_settings k where new.form = any (k.answered)
  union all
  select new.id, 'webhook', '' from private.submission_settings k where new.form = any (k.webhook_forms)
  on conflict do nothing;
  return null;
end;
$$;

create trigger queue_stations
  after insert on public.submissions
  for each row when (new.added_by is null and new.suspected = '{}')
  execute function private.queue_stations();

-- What is released is told as if it had just come.
create trigger queue_stations_of_released
  after update of suspected on public.submissions
  for each row when (new.suspected = '{}' and old.suspected <> '{}')
  execute function private.queue_stations();

-- The browser sends a lead to the CRM and tells what it answered. The server sends those that it has not sent: what was
-- suspected until now, and, if the CRM stores one id once, what is not confirmed after ten minutes.
create function private.queue_crm() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.submission_settings;
  from_server boolean;
begin
  select * into settings from private.submission_settings;
  from_server := new.form = any (settings.crm_forms) and new.suspected = '{}';
  if new.crm_answer is null and not from_server then return null; end if;
  insert into private.stations (submission, station, state, reason, at, due)
  values (new.id, 'crm',
    case coalesce(new.crm_answer, '') when 'confirmed' then 'sent' when '' then 'waiting' else new.crm_answer end,
    new.crm_reason, case when new.crm_answer <> 'unknown' then now() end,
    case when new.crm_answer is null then now()
      when new.crm_answer = 'unknown' and from_server and settings.crm_stores_once then now() + interval '10 minutes' end)
  on conflict (submission, station, address) do update
  set state = excluded.state, reason = excluded.reason, at = excluded.at, due = excluded.due;
  return null;
end;
$$;

create trigger queue_crm
  after insert on public.submissions
  for each row when (new.added_by is null)
  execute function private.queue_crm();

create trigger queue_crm_again
  after update of suspected, crm_answer, attempt on public.submissions
  for each row when (new.added_by is null
    and (new.suspected, new.crm_answer, new.attempt) is distinct from (old.suspected, old.crm_answer, old.attempt))
  execute function private.queue_crm();

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
create function private.grant_answer(submission text) returns text
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

-- Takes back what grant_answer has written: it certainly did not go, or somebody wants it sent once more.
create function private.release_answer(submission text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.answers a where a.submission = release_answer.submission;
  update public.submissions s set answered_at = null where s.id = release_answer.submission;
$$;

-- What has not arrived within an hour is told to a second address too.
create function private.tell_second_address() returns void
language sql security definer set search_path = ''
as $$
  insert into private.stations (submission, station, address)
  select distinct t.submission, 'notice', k.second_address
  from private.stations t, private.submission_settings k
  where t.station <> 'answer' and t.state not in ('sent', 'none') and t.tries > 0 and k.second_address <> ''
    and t.since < now() - interval '1 hour'
  on conflict do nothing;
$$;

-- What is told on some days to some people, once a day: a digest, or a reminder of what waits.
create table private.digests (
  day date not null,
  address text not null,
  kind text not null default 'digest' check (kind in ('digest', 'reminder')),
  -- What came from then on is counted; of a reminder, until when it looked.
  since timestamptz not null,
  -- The figures of the first try: with the same in each, a mailer tells that it has the mail already.
  figures jsonb,
  made timestamptz not null default now(),
  -- As in private.stations.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'unknown', 'none')),
  due timestamptz default now(),
  at timestamptz,
  reason text not null default '' check (char_length(reason) <= 500),
  tries smallint not null default 0,
  primary key (day, address, kind)
);

-- In the mornings, to those who got the notice: what nobody has opened for a day, in one reminder only, and who is to be
-- called today. The first twenty by name.
create function private.queue_reminders() returns void
language sql security definer set search_path = ''
as $$
  insert into private.digests (day, address, kind, since, figures)
  select w.today, w.address, 'reminder', now(), jsonb_build_object('count', count(*), 'leads',
    jsonb_path_query_array(jsonb_agg(jsonb_build_object('name', w.name, 'form', w.form, 'reason', w.reason)
      order by w.reason, w.received_at), '$[0 to 19]'))
  from (
    select s.here::date as today, l.name, l.form, l.received_at, told.address,
      case when l.call_on = s.here::date then 'call' else 'unopened' end as reason
    from (select now() at time zone k.reminders as here from private.submission_settings k where k.reminders <> '') as s,
      public.submissions l, jsonb_array_elements_text(private.recipients_of(l.form, l.fields)) as told (address)
    where extract(hour from s.here) between 8 and 11 and l.suspected = '{}'
      and (l.call_on = s.here::date and l.status = any (private.statuses_meaning('new', 'open'))
        or l.status = any (private.statuses_meaning('new')) and l.received_at <= now() - interval '1 day'
          and l.received_at > now() - interval '8 days' and l.received_at > coalesce((select max(d.since)
            from private.digests d where d.kind = 'reminder' and d.address = told.address), '-infinity') - interval '1 day')
  ) as w
  where not exists (select from private.digests d
    where d.kind = 'reminder' and d.day = w.today and d.address = w.address)
  group by w.today, w.address
  on conflict do nothing;
$$;

create function private.queue_digests() returns void
language sql security definer set search_path = ''
as $$
  insert into private.digests (day, address, since)
  select s.here::date, address, coalesce(
    (select max(d.made) from private.digests d where d.kind = 'digest' and d.day < s.here::date), now() - interval '7 days')
  from (select k.digest, now() at time zone (k.digest ->> 'zone') as here
      from private.submission_settings k where k.digest <> '{}') as s,
    jsonb_array_elements_text(s.digest -> 'emails') as emails (address)
  where s.digest -> 'days' @> to_jsonb(extract(isodow from s.here)::integer)
    and extract(hour from s.here) >= (s.digest ->> 'hour')::integer
  on conflict do nothing;
  delete from private.digests d where d.day < current_date - 400;
  select private.queue_reminders();
$$;

create function private.digest_of(since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with leads as (
    select s.* from public.submissions s
    where s.suspected = '{}' and s.status <> all (private.statuses_meaning('spam'))
  ), came as (select l.form, count(*) as count from leads l where l.received_at >= digest_of.since group by l.form)
  select jsonb_build_object('since', digest_of.since,
    'count', (select coalesce(sum(c.count), 0) from came c),
    'forms', (select coalesce(jsonb_agg(to_jsonb(c) order by c.count desc, c.form), '[]') from came c),
    'unopened', (select count(*) from leads l where l.status = any (private.statuses_meaning('new'))),
    'overdue', (select count(*) from leads l where l.status = any (private.statuses_meaning('new', 'open'))
      and l.call_on < (now() at time zone coalesce((select k.digest ->> 'zone' from private.submission_settings k), 'UTC'))::date),
    'median', (select round(percentile_cont(0.5) within group (order by extract(epoch from l.contacted_at - l.received_at)))
      from leads l where l.contacted_at >= digest_of.since));
$$;

-- A digest or a reminder that is due, for ten minutes, as claim_station gives it; null if none is.
create function private.claim_digest() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken private.digests;
begin
  perform private.queue_digests();
  update private.digests d set tries = least(d.tries + 1, 1000), at = now(), due = now() + interval '10 minutes',
    figures = coalesce(d.figures, private.digest_of(d.since))
  where (d.day, d.address, d.kind) = (select o.day, o.address, o.kind from private.digests o where o.due <= now()
      and not exists (select from private.pauses p where p.goal = 'mail' and p.until > now())
    order by o.due, o.address, o.kind limit 1 for update skip locked)
  returning d.* into taken;
  if not found then return null; end if;
  return jsonb_build_object('station', taken.kind, 'address', taken.address, 'submission',
    jsonb_build_object('id', taken.day), taken.kind, taken.figures);
end;
$$;

-- It is late a day after, and of which nobody knows whether it went is not sent again.
create function private.settle_digest(of_day date, to_address text, of_kind text, outcome text, reason text, pause interval)
returns void
language sql security definer set search_path = ''
as $$
  update private.digests d set state = case outcome when 'later' then 'waiting' else outcome end,
    reason = left(coalesce(settle_digest.reason, ''), 500), at = now(),
    due = case when outcome in ('later', 'refused') and now() + pause < d.made + interval '1 day' then
      now() + greatest(pause, interval '1 minute' * power(2, least(d.tries - 1, 10))) end
  where d.day = of_day and d.address = to_address and d.kind = of_kind and d.state <> 'sent';
$$;

-- Whether the worker has something to do.
create function private.is_work_due() returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_digests();
  return exists (select from private.stations t where t.due <= now())
    or exists (select from private.digests d where d.due <= now())
    or exists (select from private.comment_mails m where m.due <= now());
end;
$$;

-- Comments on what the studio shows are claimed and settled as its file of links says.
-- The next that is due, for ten minutes: {"station", "address", "round", "submission": the row}; mails first, as people
-- wait for them. Null if nothing is, or if another worker is at it: one that does not ask for three minutes is dead.
-- A CRM that may store a lead twice is sent it once: nobody knows of it until the worker says.
create function public.claim_station(worker text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken private.stations;
  recipient text;
  once boolean;
  digest jsonb;
begin
  update private.worker w set name = worker, busy_until = now() + interval '3 minutes'
  where w.busy_until < now() or w.name = worker;
  if not found then return null; end if;
  perform private.tell_second_address();
  loop
    select t.* into taken from private.stations t where t.due <= now()
      and not exists (select from private.pauses p where p.goal = private.goal_of(t.station) and p.until > now())
    order by private.goal_of(t.station) <> 'mail', t.due, t.submission, t.station desc, t.address
    limit 1 for update skip locked;
    exit when not found;
    recipient := taken.address;
    if taken.station = 'answer' then
      recipient := private.grant_answer(taken.submission);
      if recipient is null then
        -- A worker that took it and died may have sent it.
        update private.stations t set due = null, state = case when t.tries > 0 and t.state = 'waiting'
            and (select s.answered_at from public.submissions s where s.id = t.submission) is not null
          then 'unknown' else 'none' end
        where (t.submission, t.station, t.address) = (taken.submission, taken.station, taken.address);
        continue;
      end if;
    end if;
    once := taken.station = 'crm' and not (select k.crm_stores_once from private.submission_settings k);
    update private.stations t
    set due = case when not once then now() + interval '10 minutes' end, tries = least(t.tries + 1, 1000), at = now(),
      state = case when once then 'unknown' else 'waiting' end
    where (t.submission, t.station, t.address) = (taken.submission, taken.station, taken.address);
    return (select jsonb_build_object('station', taken.station, 'address', recipient, 'round', taken.round,
        'submission', to_jsonb(s) - array['words', 'versions', 'note'])
      from public.submissions s where s.id = taken.submission);
  end loop;
  digest := coalesce(private.claim_digest(), private.claim_comments());
  if digest is null then perform public.rest_worker(worker); end if;
  return digest;
end;
$$;

-- What became of it. 'later': it certainly did not go, and may be sent in `wait` seconds; 'unknown': nobody knows.
-- Pauses grow with each try, from a minute to seventeen hours, for three days. An answer of which nobody knows is not sent
-- again, nor a lead to a CRM that may store it twice; what a mailer refuses of an answer is the address, if it took the
-- notice. Who wants a pause gets one from all that is for them.
create function public.settle_station(
  submission text, station text, address text, outcome text, reason text default '', wait integer default 0
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  settled private.stations;
  is_answer constant boolean := station = 'answer';
  pause interval := make_interval(secs => least(greatest(wait, 0), 86400));
  -- Nothing more is tried.
  final boolean := outcome in ('sent', 'none');
  answered text;
begin
  if coalesce(outcome, '') not in ('sent', 'refused', 'unknown', 'later', 'none') then raise invalid_parameter_value; end if;
  if station in ('digest', 'reminder', 'comments') then
    if outcome = 'later' and wait > 0 then
      insert into private.pauses (goal, until) values ('mail', now() + pause)
      on conflict (goal) do update set until = greatest(pauses.until, excluded.until);
    end if;
    if station = 'comments' then
      perform private.settle_comments(settle_station.submission::uuid, outcome, settle_station.reason, pause);
    else
      perform private.settle_digest(settle_station.submission::date, settle_station.address, station, outcome, settle_station.reason, pause);
    end if;
    return;
  end if;
  -- First the submission, as whoever writes to it goes on to its stations.
  perform from public.submissions s where s.id = settle_station.submission for update;
  select * into settled from private.stations t where t.submission = settle_station.submission
    and t.station = settle_station.station and t.address = case when is_answer then '' else settle_station.address end
  for update;
  if not found or settled.state = 'sent' then return; end if; -- erased, or told by the browser meanwhile
  if station = 'crm' and outcome in ('sent', 'refused', 'unknown') then
    answered := case outcome when 'sent' then 'confirmed' else outcome end;
    final := final or outcome = 'unknown' and not (select k.crm_stores_once from private.submission_settings k);
    update public.submissions s set crm_answer = answered,
      crm_reason = case outcome when 'refused' then left(coalesce(settle_station.reason, ''), 500) else '' end
    where s.id = settled.submission;
  end if;
  if is_answer then
    if outcome = 'sent' then
      insert into public.submission_events (submission, kind) values (settled.submission, 'answered');
    elsif outcome = 'unknown' then
      final := true;
    elsif outcome = 'refused' and exists (select from private.stations t
      where t.submission = settled.submission and t.station = 'notice' and t.state = 'sent')
    then
      insert into private.refused_addresses (address)
      select a.address from private.answers a where a.submission = settled.submission on conflict do nothing;
      final := true;
    else
      perform private.release_answer(settled.submission);
    end if;
  end if;
  if outcome = 'later' and wait > 0 then
    insert into private.pauses (goal, until) values (private.goal_of(settled.station), now() + pause)
    on conflict (goal) do update set until = greatest(pauses.until, excluded.until);
  end if;
  pause := greatest(pause, interval '1 minute' * power(2, least(settled.tries - 1, 10)));
  update private.stations t set
    state = case when outcome = 'later' then 'waiting' else outcome end,
    reason = left(coalesce(settle_station.reason, ''), 500), at = now(),
    due = case when not final and now() + pause < settled.since + interval '3 days' then now() + pause end
  where t.submission = settled.submission and t.station = settled.station and t.address = settled.address;
end;
$$;

-- A worker that stops lets another begin at once.
create function public.rest_worker(worker text) returns void
language sql security definer set search_path = ''
as $$
  update private.worker w set busy_until = '-infinity' where w.name = worker;
$$;

-- The stations of a submission, as the panel shows them: in the order in which they are sent.
create function private.stations_of(submission text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(t) - array['submission', 'round'] order by
    array_position(array['notice', 'answer', 'crm', 'webhook'], t.station), t.address), '[]')
  from private.stations t where t.submission = stations_of.submission;
$$;

-- Those of which something that should have arrived an hour ago has not.
create function private.late_submissions() returns setof text
language sql stable security definer set search_path = ''
as $$
  select distinct t.submission from private.stations t
  where t.state not in ('sent', 'none') and t.tries > 0 and t.since < now() - interval '1 hour';
$$;

-- Once more, for people who work with submissions. Returns the stations as they are then.
create function public.resend_station(submission text, station text, address text default '') returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_work() then raise insufficient_privilege; end if;
  update private.stations t set state = 'waiting', since = now(), due = now(), reason = '', tries = 0, round = t.round + 1
  where t.submission = resend_station.submission and t.station = resend_station.station
    and t.address = resend_station.address and t.round < 100;
  if not found then raise invalid_parameter_value; end if;
  if station = 'answer' then perform private.release_answer(submission); end if;
  perform private.wake_worker();
  return private.stations_of(submission);
end;
$$;

-- A submission by which a colleague sees how one arrives: it goes where others of its form go, but not to the CRM, from which
-- nobody could take it here. Returns its row.
create function public.send_test_submission(form text, fields jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  made public.submissions;
begin
  if not private.may_work() then raise insufficient_privilege; end if;
  if not coalesce(private.sound_fields(fields)
    and form = any (array(select unnest(k.forms) from private.submission_settings k)), false)
  then raise invalid_parameter_value; end if;
  insert into public.submissions (id, form, page, name, email, phone, fields, words)
  values (replace(gen_random_uuid()::text, '-', ''), form, '', private.entered(fields, 'name'),
    private.entered(fields, 'email'), private.entered(fields, 'phone'), fields, '')
  returning * into made;
  delete from private.stations t where t.submission = made.id and t.station = 'crm';
  return private.as_listed(made);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.claim_station(text), public.settle_station(text, text, text, text, text, integer), public.rest_worker(text),
  public.resend_station(text, text, text), public.send_test_submission(text, jsonb)
from public, anon, authenticated;
grant execute on function
  public.claim_station(text), public.settle_station(text, text, text, text, text, integer), public.rest_worker(text)
to service_role;
grant execute on function public.resend_station(text, text, text), public.send_test_submission(text, jsonb)
to authenticated;
