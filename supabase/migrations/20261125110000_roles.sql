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

alter table public.submission_events drop constraint submission_events_kind_check;
update public.submission_events e
set kind = 'owner', detail = jsonb_build_object(
  'from', case when e.kind = 'returned' then e.actor end, 'to', case when e.kind = 'taken' then e.actor end)
where e.kind in ('taken', 'returned');
alter table public.submission_events add constraint submission_events_kind_check
  check (kind in ('status', 'note', 'owner', 'call_on', 'crm', 'answered', 'added', 'deleted', 'erased',
    'exported', 'expired', 'role'));

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

drop function public.set_access(text, text);

-- What an account may do: 'admin', 'sales', 'editor' or 'none'. For the service role and the SQL editor;
-- `actor` is who asked for it. Answers whether there is such an account.
create function public.set_access(address text, access text, actor uuid default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := (select id from auth.users u where lower(u.email) = lower(btrim(address)));
begin
  if coalesce(access, '') not in ('admin', 'sales', 'editor', 'none') then
    raise invalid_parameter_value using message = 'admin, sales, editor or none';
  end if;
  if account is null then return false; end if;
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
create or replace function public.delete_account(confirmation text) returns text
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

revoke all on function
  private.has_role(text[]), private.may_read(), private.may_work(), private.may_administer(),
  private.role_of(uuid), private.is_last_admin(uuid), private.set_role(uuid, text, uuid),
  public.set_access(text, text, uuid), public.list_colleagues(), public.list_team(),
  public.change_role(uuid, text, text)
from public, anon, authenticated;
grant execute on function public.set_access(text, text, uuid) to service_role;
grant execute on function public.list_colleagues(), public.list_team(), public.change_role(uuid, text, text)
to authenticated;
