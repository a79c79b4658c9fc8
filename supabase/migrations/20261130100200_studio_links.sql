-- A page as somebody has changed it, shown to whoever has a link, without an account; and what they say of its sections.

create table public.studio_links (
  id uuid primary key default gen_random_uuid(),
  person uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Of the token in the link, which is kept nowhere. It is long and random: a hash without a salt is enough.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  file text not null check (file ~ '^site-config/' and char_length(file) <= 200),
  title text not null check (char_length(title) between 1 and 200),
  -- What the page is drawn of, compiled.
  page jsonb not null check (
    coalesce(jsonb_typeof(page #> '{data,page,sections}'), '') = 'array' and octet_length(page::text) <= 2000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  check (expires_at <= created_at + interval '31 days')
);
create index studio_links_person on public.studio_links (person);
comment on table public.studio_links is 'Read and written by the person alone, as long as they have a role.';

create table public.studio_comments (
  id uuid primary key default gen_random_uuid(),
  link uuid not null references public.studio_links (id) on delete cascade,
  -- Its place, type, anchor and title when it was commented on; null for the page as a whole.
  section jsonb,
  name text not null check (char_length(name) between 1 and 80),
  text text not null check (char_length(text) between 1 and 2000),
  at timestamptz not null default now(),
  answer text check (char_length(answer) between 1 and 2000),
  is_closed boolean not null default false
);
create index studio_comments_link on public.studio_comments (link, at);
comment on table public.studio_comments is 'Read, answered and closed by whose link it is, as long as they have a role.';

-- Who has commented in the last hour, as a hash of the network.
create table private.studio_commenters (
  line bytea not null,
  at timestamptz not null default now()
);
create index studio_commenters_line on private.studio_commenters (line, at);
alter table private.studio_commenters enable row level security;
revoke all on private.studio_commenters from public, anon, authenticated;

-- When whose link it is gets a mail of what was said, and of what was said since.
create table private.comment_mails (
  link uuid primary key references public.studio_links (id) on delete cascade,
  -- Comments from then on are not told yet.
  since timestamptz not null default now(),
  -- What the first try tells: with the same in each, a mailer knows that it has the mail already.
  told jsonb,
  sent_at timestamptz,
  -- As in private.digests.
  made timestamptz not null default now(),
  due timestamptz default now() + interval '5 minutes',
  at timestamptz,
  reason text not null default '' check (char_length(reason) <= 500),
  tries smallint not null default 0
);
create index on private.comment_mails (due);
alter table private.comment_mails enable row level security;
revoke all on private.comment_mails from public, anon, authenticated;

revoke all on public.studio_links, public.studio_comments from public, anon, authenticated;
grant select, delete on public.studio_links to authenticated;
grant insert (token_hash, file, title, page, expires_at), update (title, page) on public.studio_links to authenticated;
grant select on public.studio_comments to authenticated;
grant update (answer, is_closed) on public.studio_comments to authenticated;
grant all on public.studio_links, public.studio_comments to service_role;

alter table public.studio_links enable row level security;
alter table public.studio_comments enable row level security;

-- `user_roles` shows each person their own roles.
create policy "studio_links: own, with a role" on public.studio_links
  for all to authenticated
  using (
    person = (select auth.uid())
    and exists (select from public.user_roles r where r.user_id = (select auth.uid()) and r.role in ('editor', 'sales', 'admin')))
  with check (
    person = (select auth.uid())
    and exists (select from public.user_roles r where r.user_id = (select auth.uid()) and r.role in ('editor', 'sales', 'admin')));

-- Of the links, everybody sees their own.
create policy "studio_comments: of the own links" on public.studio_comments
  for all to authenticated
  using (exists (select from public.studio_links l where l.id = link))
  with check (exists (select from public.studio_links l where l.id = link));

create trigger touch_updated_at
  before update on public.studio_links
  for each row execute function private.touch_updated_at();

-- A link that has ended can be told to have ended for a month, and its comments be read.
create function private.expire_studio_links() returns void
language sql security definer set search_path = ''
as $$
  delete from public.studio_links where expires_at < now() - interval '30 days';
  delete from private.studio_commenters where at < now() - interval '1 hour';
$$;

-- By the sweep of the submissions, whose job it renews; without one, by whoever makes the next link.
do $$ begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('expire-submissions', '17 4 * * *',
      'select private.expire_submissions(), private.expire_studio_links()');
  end if;
end $$;

-- 20 links and 12 MB of a person. PT413 is answered with that status.
create function private.limit_studio_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept record;
begin
  -- So that two windows do not both take what is left.
  perform pg_advisory_xact_lock(hashtext('studio_links ' || new.person));
  perform private.expire_studio_links();
  select count(*) as links, coalesce(sum(octet_length(l.page::text)), 0) as bytes into kept
  from public.studio_links l where l.person = new.person;
  if kept.links > 20 or kept.bytes > 12000000 then
    raise sqlstate 'PT413' using message = 'too many links', hint = 'Withdraw some of them.';
  end if;
  return null;
end;
$$;
create trigger limit_studio_links
  after insert or update on public.studio_links
  for each row execute function private.limit_studio_links();

-- The link of a token, as long as who made it has a role.
create function private.studio_link_of(token text) returns public.studio_links
language sql stable security definer set search_path = ''
as $$
  select l.* from public.studio_links l
  where l.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') and private.role_of(l.person) <> 'none';
$$;

-- Null for a link that holds.
create function private.end_of_studio_link(l public.studio_links) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when l.id is null then '{"status": "gone"}'::jsonb
    when l.expires_at <= now() then jsonb_build_object('status', 'expired', 'at', l.expires_at) end;
$$;

create function private.comments_of_studio_link(of_link uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(c) - 'link' order by c.at, c.id), '[]')
  from public.studio_comments c where c.link = of_link;
$$;

-- For whoever has the link.
create function public.read_studio_link(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  l constant public.studio_links := private.studio_link_of(token);
begin
  return coalesce(private.end_of_studio_link(l), jsonb_build_object(
    'status', 'shown', 'title', l.title, 'page', l.page, 'updated_at', l.updated_at, 'expires_at', l.expires_at,
    'comments', private.comments_of_studio_link(l.id)));
end;
$$;

-- A comment on a section by its place in the page that is shown, or on the page as a whole. A link takes 30 in an hour and
-- 200 in all, a network sends 12 in an hour.
create function public.comment_studio_link(token text, section integer, name text, comment text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  l constant public.studio_links := private.studio_link_of(token);
  over constant jsonb := private.end_of_studio_link(l);
  who constant text := btrim(regexp_replace(name, '[[:space:][:cntrl:]]+', ' ', 'g'));
  said constant text := btrim(comment, E' \t\r\n');
  found constant jsonb := l.page #> array['data', 'page', 'sections', section::text];
  sender constant bytea := (select n.line from private.submission_settings s, private.sender_networks(s.salt) n);
  sent record;
begin
  if over is not null then return over; end if;
  if not coalesce(char_length(who) between 1 and 80 and char_length(said) between 1 and 2000
    and (section is null or section >= 0 and jsonb_typeof(found) = 'object'), false)
  then return '{"status": "refused", "reason": "malformed"}'; end if;

  -- So that a burst is counted as it comes.
  perform pg_advisory_xact_lock(hashtext('studio_comments ' || l.id));
  select count(*) as ever, count(*) filter (where c.at > now() - interval '1 hour') as lately into sent
  from public.studio_comments c where c.link = l.id;
  if sent.ever >= 200 then return '{"status": "refused", "reason": "full"}'; end if;
  perform private.expire_studio_links();
  if sent.lately >= 30 or (select count(*) from private.studio_commenters c where c.line = sender) >= 12
  then return '{"status": "refused", "reason": "too-many"}'; end if;

  -- Whose address nobody knows, is not counted.
  if sender is not null then insert into private.studio_commenters (line) values (sender); end if;
  insert into public.studio_comments (link, section, name, text)
  values (l.id, case when found is not null then jsonb_build_object('index', section, 'type', found -> 'type',
    'anchor', found -> 'id', 'title', left(found ->> 'title', 200)) end, who, said);
  insert into private.comment_mails (link) values (l.id)
  on conflict (link) do update set made = now(),
    due = greatest(now() + interval '5 minutes', comment_mails.sent_at + interval '1 hour')
  where comment_mails.due is null;
  return jsonb_build_object('status', 'stored', 'comments', private.comments_of_studio_link(l.id));
end;
$$;

-- A mail that is due to whose link it is, for ten minutes, as claim_station gives it; null if none is. Nobody else gets one, nor
-- does who has no role any more, or an address that they have not confirmed. What they have answered or closed meanwhile
-- is not told: they know it. One mail has all that came in five minutes, and the next of a link goes an hour later at the
-- soonest, however many have the link; the first twenty comments are in it.
create function private.claim_comments() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken private.comment_mails;
  author record;
begin
  loop
    select m.* into taken from private.comment_mails m where m.due <= now()
      and not exists (select from private.pauses p where p.goal = 'mail' and p.until > now())
    order by m.due, m.link limit 1 for update skip locked;
    if not found then return null; end if;
    select u.email, l.file, l.title into author from public.studio_links l join auth.users u on u.id = l.person
    where l.id = taken.link and u.email_confirmed_at is not null and private.role_of(l.person) <> 'none';
    if found and taken.told is null then
      select jsonb_build_object('file', author.file, 'page', author.title, 'count', count(*), 'until', max(c.at), 'said',
          jsonb_path_query_array(jsonb_agg(jsonb_build_object('name', c.name, 'text', c.text,
            'section', c.section ->> 'title') order by c.at, c.id), '$[0 to 19]'))
        into taken.told
      from public.studio_comments c
      where c.link = taken.link and c.at >= taken.since and c.answer is null and not c.is_closed
      having count(*) > 0;
    end if;
    if author.email is null or taken.told is null then
      update private.comment_mails m set due = null, told = null, since = now() where m.link = taken.link;
      continue;
    end if;
    update private.comment_mails m set told = taken.told, tries = least(m.tries + 1, 1000), at = now(),
      due = now() + interval '10 minutes'
    where m.link = taken.link;
    return jsonb_build_object('station', 'comments', 'address', author.email, 'submission',
      jsonb_build_object('id', taken.link), 'comments', taken.told);
  end loop;
end;
$$;

-- It is tried for a day; of which nobody knows whether it went is not sent again. What was said meanwhile is the next.
create function private.settle_comments(of_link uuid, outcome text, reason text, pause interval) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  m private.comment_mails;
begin
  select * into m from private.comment_mails n where n.link = of_link for update;
  if not found or m.told is null then return; end if; -- withdrawn, or told meanwhile
  m.at := now();
  m.reason := left(coalesce(settle_comments.reason, ''), 500);
  if outcome in ('later', 'refused') and now() + pause < m.made + interval '1 day' then
    m.due := now() + greatest(pause, interval '1 minute' * power(2, least(m.tries - 1, 10)));
  else
    m.since := (m.told ->> 'until')::timestamptz + interval '1 microsecond';
    m.sent_at := now();
    m.told := null;
    m.tries := 0;
    m.made := now();
    m.due := case when exists (select from public.studio_comments c where c.link = of_link and c.at >= m.since)
      then now() + interval '1 hour' end;
  end if;
  update private.comment_mails n set since = m.since, told = m.told, sent_at = m.sent_at, made = m.made, due = m.due,
    at = m.at, reason = m.reason, tries = m.tries
  where n.link = of_link;
end;
$$;

revoke all on function
  private.claim_comments(), private.settle_comments(uuid, text, text, interval), private.expire_studio_links(), private.limit_studio_links(), private.studio_link_of(text),
  private.end_of_studio_link(public.studio_links), private.comments_of_studio_link(uuid)
from public, anon, authenticated;
revoke all on function public.read_studio_link(text), public.comment_studio_link(text, integer, text, text)
from public, anon, authenticated;
grant execute on function public.read_studio_link(text), public.comment_studio_link(text, integer, text, text)
  to anon, authenticated, service_role;
