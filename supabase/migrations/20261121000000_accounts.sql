-- Who a signed-in person is (profiles) and what they may do (user_roles).
-- The same files serve hosted Supabase and the embedded database: see docs/supabase.md.

-- Not among the schemas the API exposes: nothing in it can be called from a browser.
create schema if not exists private;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'One row a user, made by a trigger at sign-up.';

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role ~ '^[a-z][a-z0-9_-]{0,39}$'),
  primary key (user_id, role)
);

comment on table public.user_roles is 'Written by the service role alone, read by its owner.';

-- Grants say which commands and columns, policies say which rows. Supabase grants everything to
-- everyone by default, so that is taken back first.
revoke all on public.profiles, public.user_roles from public, anon, authenticated;
grant select on public.profiles, public.user_roles to authenticated;
grant update (full_name) on public.profiles to authenticated;
grant all on public.profiles, public.user_roles to service_role;

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;

-- `(select auth.uid())` is computed once a query, not once a row.
create policy "profiles: read own" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);

create policy "profiles: update own" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = id)
  with check ((select auth.uid()) = id);

create policy "user_roles: read own" on public.user_roles
  for select to authenticated using ((select auth.uid()) = user_id);

-- What a visitor typed in the sign-up form, whatever its type and length: metadata is free JSON.
create function private.full_name_of(metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(metadata -> 'full_name') = 'string'
      then left(btrim(metadata ->> 'full_name'), 200)
    else ''
  end;
$$;

-- An error here would block the sign-up itself. `role` in the metadata is not looked at.
create function private.make_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name)
  values (new.id, coalesce(private.full_name_of(new.raw_user_meta_data), ''))
  on conflict (id) do nothing;
  return new;
end;
$$;

create trigger make_profile_on_sign_up
  after insert on auth.users
  for each row execute function private.make_profile();

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create trigger touch_updated_at
  before update on public.profiles
  for each row execute function private.touch_updated_at();

-- People who signed up before this migration.
insert into public.profiles (id, full_name)
select id, coalesce(private.full_name_of(raw_user_meta_data), '') from auth.users
on conflict (id) do nothing;

-- As colleagues call them.
create function private.name_of(account uuid) returns text
language sql stable set search_path = ''
as $$
  select coalesce(nullif(p.full_name, ''), u.email)
  from auth.users u left join public.profiles p on p.id = u.id where u.id = account;
$$;

-- Three roles: `editor` reads, `sales` works with what it reads, `admin` does all. Which function answers whom
-- is a table in docs/supabase.md.

create function private.has_role(variadic roles text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = any (roles));
$$;

create function private.may_read() returns boolean
language sql stable set search_path = ''
as $$ select private.has_role('editor', 'sales', 'admin'); $$;

create function private.may_work() returns boolean
language sql stable set search_path = ''
as $$ select private.has_role('sales', 'admin'); $$;

create function private.may_administer() returns boolean
language sql stable set search_path = ''
as $$ select private.has_role('admin'); $$;

-- The role of an account; 'none' without one.
create function private.role_of(account uuid) returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select r.role from public.user_roles r
    where r.user_id = account and r.role in ('admin', 'sales', 'editor')
    order by array_position(array['admin', 'sales', 'editor'], r.role) limit 1), 'none');
$$;

-- Whether nobody else could administer. Whoever has not accepted an invitation yet, cannot.
create function private.is_last_admin(account uuid) returns boolean
language sql stable set search_path = ''
as $$
  select private.role_of(account) = 'admin' and not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> account and u.email_confirmed_at is not null);
$$;

-- Gives an account one role, or none. What it may not work with any more goes back to nobody.
create function private.set_role(account uuid, becomes text, changed_by uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was constant text := private.role_of(account);
begin
  delete from public.user_roles r where r.user_id = account and r.role in ('admin', 'sales', 'editor');
  if becomes <> 'none' then
    insert into public.user_roles (user_id, role) values (account, becomes);
  end if;
  if becomes not in ('admin', 'sales') then
    update public.submissions s set owner = null where s.owner = account;
  end if;
  if was <> becomes then
    insert into public.submission_events (actor, kind, detail) values
      (changed_by, 'role', jsonb_build_object('person', account, 'from', was, 'to', becomes));
  end if;
end;
$$;

-- What an account may do: 'admin', 'sales', 'editor' or 'none'. For the service role and the SQL editor;
-- `actor` is who asked for it. Answers whether there is such an account.
create function public.set_access(address text, access text, actor uuid default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  if coalesce(access, '') not in ('admin', 'sales', 'editor', 'none') then
    raise invalid_parameter_value using message = 'admin, sales, editor or none';
  end if;
  -- As change_role and delete_account do, so that of administrators who go at the same time one stays.
  lock table public.user_roles in share row exclusive mode;
  account := (select id from auth.users u where lower(u.email) = lower(btrim(address)));
  if account is null then return false; end if;
  if access <> 'admin' and private.is_last_admin(account) then
    raise invalid_parameter_value using message = 'the last administrator stays',
      hint = 'Give somebody else the access admin first.';
  end if;
  perform private.set_role(account, access, actor);
  return true;
end;
$$;

-- Those to whom a submission can be handed over.
create function public.list_colleagues() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_read() then raise insufficient_privilege; end if;
  return (select coalesce(jsonb_agg(to_jsonb(people) order by lower(name), id), '[]') from (
    select u.id, private.name_of(u.id) as name, private.role_of(u.id) as role from auth.users u
    where private.role_of(u.id) in ('admin', 'sales')) as people);
end;
$$;

-- Everybody with a role. `confirmed`: they have signed in by a link in an e-mail once.
create function public.list_team() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_administer() then raise insufficient_privilege; end if;
  return (select coalesce(jsonb_agg(to_jsonb(people) order by lower(name), id), '[]') from (
    select u.id, private.name_of(u.id) as name, u.email, private.role_of(u.id) as role,
      u.email_confirmed_at is not null as confirmed
    from auth.users u where private.role_of(u.id) <> 'none') as people);
end;
$$;

-- Changes a role if it still is what `was` says; 'none' takes the person out of the team.
create function public.change_role(person uuid, was text, becomes text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  role_now text;
begin
  if not private.may_administer() then raise insufficient_privilege; end if;
  if coalesce(becomes, '') not in ('admin', 'sales', 'editor', 'none')
    or not exists (select from auth.users u where u.id = person)
  then raise invalid_parameter_value; end if;
  -- So that of two administrators who take each other's role at the same time, one stays.
  lock table public.user_roles in share row exclusive mode;
  -- The lock may have waited until this person was no administrator any more.
  if not private.may_administer() then raise insufficient_privilege; end if;
  role_now := private.role_of(person);
  if role_now is distinct from was and role_now <> becomes then
    return jsonb_build_object('status', 'conflict', 'role', role_now);
  end if;
  if becomes <> 'admin' and private.is_last_admin(person) then
    return jsonb_build_object('status', 'last-admin', 'role', role_now);
  end if;
  perform private.set_role(person, becomes, auth.uid());
  return jsonb_build_object('status', 'changed', 'role', becomes);
end;
$$;

-- Deletes the account of who asks, with its profile and roles; what it did for submissions stays,
-- without its name. `confirmation` is its e-mail address, typed. Answers 'deleted', 'mismatch' or
-- 'last-admin': the only administrator may not go.
create function public.delete_account(confirmation text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
begin
  if account is null then raise insufficient_privilege; end if;
  if not exists (select from auth.users u
    where u.id = account and lower(u.email) = lower(btrim(confirmation)))
  then return 'mismatch'; end if;
  -- So that of two administrators who go at the same time, one stays.
  lock table public.user_roles in share row exclusive mode;
  if private.is_last_admin(account) then return 'last-admin'; end if;
  delete from auth.users u where u.id = account;
  return 'deleted';
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.set_access(text, text, uuid), public.list_colleagues(), public.list_team(),
  public.change_role(uuid, text, text), public.delete_account(text)
from public, anon, authenticated;
grant execute on function public.set_access(text, text, uuid) to service_role;
grant execute on function
  public.list_colleagues(), public.list_team(), public.change_role(uuid, text, text),
  public.delete_account(text)
to authenticated;
