-- What visitors send by the site's forms, and what became of it.
-- Written by one function alone; read by `editor` and `admin`, changed by `admin`: docs/supabase.md.

-- One row: what integrations.json and the forms say. Empty: no form is known, nothing is taken.
create table private.submission_settings (
  single boolean primary key default true check (single),
  forms text[] not null default '{}',
  retention_days integer not null default 180 check (retention_days between 1 and 3650),
  -- What one network address, and all together, may send in an hour.
  per_address integer not null default 30,
  in_total integer not null default 1000,
  -- So that nobody can look an address up by its hash.
  salt text not null default gen_random_uuid()::text
);
insert into private.submission_settings default values;

-- Of the last hour alone, and of no submission in particular.
create table private.submission_senders (
  at timestamptz not null default now(),
  address bytea
);
create index on private.submission_senders (at);

create table public.submissions (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  received_at timestamptz not null default now(),
  form text not null,
  page text not null,
  name text not null,
  email text not null,
  phone text not null,
  -- All that was entered, in the form's order: [{"name", "label", "value", "as"?}].
  fields jsonb not null,
  -- The values in small letters, to be searched.
  words text not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'closed')),
  note text not null default '' check (char_length(note) <= 4000)
);
create index on public.submissions (received_at desc, id);
create index on public.submissions (form, received_at desc);
create index on public.submissions (status, received_at desc);

create table public.submission_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Who did it; none for what happens by itself.
  actor uuid references auth.users (id) on delete set null,
  submission text references public.submissions (id) on delete cascade,
  kind text not null check (kind in ('status', 'note', 'erased', 'expired')),
  detail jsonb not null default '{}'
);
create index on public.submission_events (submission, at);

revoke all on public.submissions, public.submission_events from public, anon, authenticated;
grant select on public.submissions, public.submission_events to authenticated;
grant update (status, note) on public.submissions to authenticated;
grant all on public.submissions, public.submission_events to service_role;

alter table public.submissions enable row level security;
alter table public.submission_events enable row level security;

create policy "submissions: read" on public.submissions
  for select to authenticated using (
    exists (select from public.user_roles
      where user_id = (select auth.uid()) and role in ('admin', 'editor')));

create policy "submissions: update" on public.submissions
  for update to authenticated
  using (exists (select from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'))
  with check (exists (select from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'));

create policy "submission_events: read" on public.submission_events
  for select to authenticated using (
    exists (select from public.user_roles
      where user_id = (select auth.uid()) and role in ('admin', 'editor')));

-- Who changed what, and when.
create function private.note_submission_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    insert into public.submission_events (actor, submission, kind, detail) values
      (auth.uid(), new.id, 'status', jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  if new.note is distinct from old.note then
    insert into public.submission_events (actor, submission, kind)
    values (auth.uid(), new.id, 'note');
  end if;
  return new;
end;
$$;

create trigger note_submission_change
  after update on public.submissions
  for each row execute function private.note_submission_change();

-- What was entered as a name, an e-mail or a telephone.
create function private.entered(fields jsonb, purpose text) returns text
language sql immutable set search_path = ''
as $$
  select left(coalesce(string_agg(btrim(one ->> 'value'), ' ' order by place), ''), 200)
  from jsonb_array_elements(fields) with ordinality as entries (one, place)
  where one ->> 'as' = purpose;
$$;

-- Whether they are a list of fields of a sound size.
create function private.sound_fields(fields jsonb) returns boolean
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

-- A hash of the address a request comes from; null where there is none.
create function private.sender(salt text) returns bytea
language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  address text := coalesce(headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
begin
  return sha256(convert_to(salt || nullif(address, ''), 'UTF8'));
end;
$$;

-- The one way in. `trap` is for robots: people do not fill it in.
create function public.submit_form(
  submission_id text, form text, page text, fields jsonb, trap text default ''
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.submission_settings;
  stored constant jsonb := '{"status": "stored"}';
  hash bytea;
begin
  if coalesce(trap, '') <> '' then return stored; end if;
  select * into settings from private.submission_settings;
  if not coalesce(form = any (settings.forms) and submission_id ~ '^[0-9a-f]{32}$'
    and page ~ '^https?://[^[:space:]?#]+$' and char_length(page) <= 500
    and private.sound_fields(fields), false)
  then return '{"status": "refused", "reason": "malformed"}'; end if;
  if exists (select from public.submissions s where s.id = submission_id) then
    return stored;
  end if;

  hash := private.sender(settings.salt);
  delete from private.submission_senders where at < now() - interval '1 hour';
  if (select count(*) >= settings.in_total
      or count(*) filter (where s.address = hash) >= settings.per_address
      from private.submission_senders s)
  then return '{"status": "refused", "reason": "too-many"}'; end if;

  insert into public.submissions (id, form, page, name, email, phone, fields, words)
  values (submission_id, form, page, private.entered(fields, 'name'),
    private.entered(fields, 'email'), private.entered(fields, 'phone'), fields,
    (select lower(string_agg(one ->> 'value', ' ')) from jsonb_array_elements(fields) as entries (one)))
  on conflict (id) do nothing;
  if found then insert into private.submission_senders (address) values (hash); end if;
  return stored;
end;
$$;

-- Removes what is older than the site keeps. Resolves to how many.
create function private.expire_submissions() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.submissions where received_at <
    now() - (select make_interval(days => retention_days) from private.submission_settings);
  get diagnostics gone = row_count;
  if gone > 0 then
    insert into public.submission_events (kind, detail)
    values ('expired', jsonb_build_object('count', gone));
  end if;
  return gone;
end;
$$;

-- For the panel, where nothing else calls it in time.
create function public.expire_submissions() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.user_roles
    where user_id = auth.uid() and role in ('admin', 'editor'))
  then raise insufficient_privilege; end if;
  return private.expire_submissions();
end;
$$;

-- Removes all that was sent with an e-mail address, whichever the field. Answers with a receipt that
-- does not name the person.
create function public.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(address));
  gone integer;
  receipt public.submission_events;
begin
  if not exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
  then raise insufficient_privilege; end if;
  if coalesce(wanted, '') !~ '^[^@[:space:]]+@[^@[:space:]]+$'
  then raise invalid_parameter_value; end if;
  delete from public.submissions s where lower(s.email) = wanted or exists (
    select from jsonb_array_elements(s.fields) as entries (one)
    where lower(btrim(one ->> 'value')) = wanted);
  get diagnostics gone = row_count;
  insert into public.submission_events (actor, kind, detail)
  values (auth.uid(), 'erased', jsonb_build_object('count', gone)) returning * into receipt;
  return jsonb_build_object('receipt', receipt.id, 'at', receipt.at, 'count', gone);
end;
$$;

-- What an account may do: 'admin', 'editor' or 'none'. For the service role and the SQL editor. Answers
-- whether there is such an account.
create function public.set_access(address text, access text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := (select id from auth.users u where lower(u.email) = lower(btrim(address)));
begin
  if coalesce(access, '') not in ('admin', 'editor', 'none') then
    raise invalid_parameter_value using message = 'admin, editor or none';
  end if;
  if account is null then return false; end if;
  delete from public.user_roles where user_id = account and role in ('admin', 'editor');
  if access <> 'none' then
    insert into public.user_roles (user_id, role) values (account, access);
  end if;
  return true;
end;
$$;

revoke all on function
  private.note_submission_change(), private.entered(jsonb, text), private.sound_fields(jsonb),
  private.sender(text), private.expire_submissions(),
  public.submit_form(text, text, text, jsonb, text), public.expire_submissions(),
  public.erase_person(text), public.set_access(text, text)
from public, anon, authenticated;
grant execute on function public.submit_form(text, text, text, jsonb, text)
  to anon, authenticated, service_role;
grant execute on function public.set_access(text, text) to service_role;
grant execute on function public.expire_submissions(), public.erase_person(text) to authenticated;

do $$ begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('expire-submissions', '17 4 * * *', 'select private.expire_submissions()');
  end if;
end $$;
