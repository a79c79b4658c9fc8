-- What somebody has changed in the studio and not sent yet, so that they go on at another machine.

create table public.studio_drafts (
  person uuid not null default auth.uid() references auth.users (id) on delete cascade,
  file text not null check (file ~ '^(site-config|public)/' and char_length(file) <= 200),
  -- The blob that the change began from; null for a file that was not there.
  was text check (was ~ '^[0-9a-f]{40}$'),
  -- Null for a picture, and for a file that is to be removed. A drawing is a text.
  text text check (octet_length(text) <= 1000000),
  -- A picture: its blob, and up to 5 MB of bytes. They are in the row, so that they come and go with it, under its rights;
  -- what is in a bucket would stay after the account until somebody clears it away.
  picture text check (picture ~ '^[0-9a-f]{40}$'),
  base64 text check (octet_length(base64) <= 6666668),
  check (picture is null or (text is null and file ~ '^public/')),
  check ((picture is null) = (base64 is null)),
  updated_at timestamptz not null default now(),
  primary key (person, file)
);

-- Pictures are compressed already.
alter table public.studio_drafts alter column base64 set storage external;

comment on table public.studio_drafts is 'Read and written by the person alone, as long as they have a role.';

revoke all on public.studio_drafts from public, anon, authenticated;
grant select, delete on public.studio_drafts to authenticated;
grant insert (file, was, text, picture, base64), update (file, was, text, picture, base64)
  on public.studio_drafts to authenticated;
grant all on public.studio_drafts to service_role;

alter table public.studio_drafts enable row level security;

-- `user_roles` shows each person their own roles.
create policy "studio_drafts: own, with a role" on public.studio_drafts
  for all to authenticated
  using (
    person = (select auth.uid())
    and exists (select from public.user_roles r where r.user_id = (select auth.uid()) and r.role in ('editor', 'sales', 'admin')))
  with check (
    person = (select auth.uid())
    and exists (select from public.user_roles r where r.user_id = (select auth.uid()) and r.role in ('editor', 'sales', 'admin')));

create trigger touch_updated_at
  before update on public.studio_drafts
  for each row execute function private.touch_updated_at();

-- 200 files, 12 MB of text and 24 MB of pictures of a person, as much as two requests to the function take. PT413 is answered with that status.
create function private.limit_drafts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept record;
begin
  -- So that two windows do not both take what is left.
  perform pg_advisory_xact_lock(hashtext('studio_drafts ' || new.person));
  select count(*) as files, coalesce(sum(octet_length(d.text)), 0) as text,
    coalesce(sum(octet_length(d.base64)), 0) as base64 into kept
  from public.studio_drafts d where d.person = new.person;
  if kept.files > 200 or kept.text > 12000000 or kept.base64 > 32000000 then
    raise sqlstate 'PT413' using message = 'too many drafts', hint = 'Send or discard some of them.';
  end if;
  return null;
end;
$$;
revoke all on function private.limit_drafts() from public, anon, authenticated;

create trigger limit_drafts
  after insert or update on public.studio_drafts
  for each row execute function private.limit_drafts();
