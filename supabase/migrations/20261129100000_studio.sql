-- The studio at an address: who may use it, how often, and who proposed and published what. The role is asked with every
-- request, so that whoever loses it is out with the next one.

-- What was done with branches. The first entry of a branch says whose proposal it is.
create table private.studio_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('proposed', 'withdrawn', 'published')),
  branch text not null check (char_length(branch) <= 200),
  title text not null check (char_length(title) <= 300),
  commit text check (commit ~ '^[0-9a-f]{40}$'),
  -- Noted before it is done, and once more if the function is asked again: one entry all the same.
  unique nulls not distinct (actor, kind, branch, commit)
);
create index studio_log_branch on private.studio_log (branch, id);

-- Requests of an account in this hour.
create table private.studio_requests (
  person uuid primary key references auth.users (id) on delete cascade,
  hour timestamptz not null,
  asked int not null,
  written int not null
);

alter table private.studio_log enable row level security;
alter table private.studio_requests enable row level security;
revoke all on private.studio_log, private.studio_requests from public, anon, authenticated;

-- Who asks. `state` is 'too-many' above 2,000 requests in an hour, or 120 that change something: the forge lets all
-- editors together ask 5,000 times.
create function public.studio_session(writes boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
  present constant timestamptz := date_trunc('hour', now());
  counted private.studio_requests;
begin
  if not private.may_read() then raise insufficient_privilege; end if;
  insert into private.studio_requests as r (person, hour, asked, written)
  values (account, present, 1, writes::int)
  on conflict (person) do update set
    hour = present,
    asked = 1 + case when r.hour = present then r.asked else 0 end,
    written = writes::int + case when r.hour = present then r.written else 0 end
  returning * into counted;
  return (select jsonb_build_object(
      'id', account, 'name', private.name_of(account), 'email', u.email, 'role', private.role_of(account),
      'state', case when counted.asked > 2000 or counted.written > 120 then 'too-many' else 'ok' end)
    from auth.users u where u.id = account);
end;
$$;

-- The log, oldest first: of one branch all, of all branches the last two hundred.
create function public.list_studio_log(of_branch text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_read() then raise insufficient_privilege; end if;
  return (select coalesce(jsonb_agg(to_jsonb(entries) - 'id' order by id), '[]') from (
    select l.id, l.at, l.actor, private.name_of(l.actor) as name, l.kind, l.branch, l.title, l.commit
    from private.studio_log l where of_branch is null or l.branch = of_branch
    order by l.id desc limit case when of_branch is null then 200 end) as entries);
end;
$$;

-- For the function, which has done it on behalf of `person`.
create function public.note_studio(person uuid, kind text, branch text, title text, commit text default null)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.studio_log (actor, kind, branch, title, commit)
  values (person, kind, branch, title, commit)
  on conflict do nothing;
$$;

revoke all on function
  public.studio_session(boolean), public.list_studio_log(text), public.note_studio(uuid, text, text, text, text)
from public, anon, authenticated;
grant execute on function public.studio_session(boolean), public.list_studio_log(text) to authenticated;
grant execute on function public.note_studio(uuid, text, text, text, text) to service_role;
