-- Who a signed-in person is (profiles) and what they may do (user_roles).
-- The same file serves hosted Supabase and the embedded database: see docs/supabase.md.

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

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

revoke all on function
  private.full_name_of(jsonb), private.make_profile(), private.touch_updated_at()
from public, anon, authenticated;

create trigger make_profile_on_sign_up
  after insert on auth.users
  for each row execute function private.make_profile();

create trigger touch_updated_at
  before update on public.profiles
  for each row execute function private.touch_updated_at();

-- People who signed up before this migration.
insert into public.profiles (id, full_name)
select id, coalesce(private.full_name_of(raw_user_meta_data), '') from auth.users
on conflict (id) do nothing;
