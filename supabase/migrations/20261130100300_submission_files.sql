-- The files of submissions, in a private bucket of Supabase Storage. A visitor's browser announces them, and may then add
-- what it has announced, once: the database gives each a path that nobody can guess. The worker looks at what a file
-- begins with; what is not what it says is removed, and nobody can read what was not looked at. docs/supabase.md.

-- Which files a form takes: form -> field -> {"most", "bytes": of each, "types": of private.file_types}.
alter table private.submission_settings add column files jsonb not null default '{}';

-- The same are in supabase/functions/new-submission/file-types.ts; src/demo/supabase/submission-files.test.ts compares them.
create function private.file_types() returns jsonb
language sql immutable set search_path = ''
as $$
  select '{
    "pdf": {"mime": "application/pdf", "endings": ["pdf"]},
    "jpeg": {"mime": "image/jpeg", "endings": ["jpg", "jpeg"]},
    "png": {"mime": "image/png", "endings": ["png"]},
    "webp": {"mime": "image/webp", "endings": ["webp"]},
    "heic": {"mime": "image/heic", "endings": ["heic", "heif"]},
    "docx": {"mime": "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "endings": ["docx"]},
    "xlsx": {"mime": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "endings": ["xlsx"]},
    "odt": {"mime": "application/vnd.oasis.opendocument.text", "endings": ["odt"]}
  }'::jsonb;
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'submission-files', 'submission-files', false, 50000000,
  array(select kind ->> 'mime' from jsonb_each(private.file_types()) as kinds (type, kind))
on conflict (id) do update set public = false, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Without a reference, as files come before their submission, and go after it.
create table private.submission_files (
  submission text not null check (submission ~ '^[0-9a-f]{32}$'),
  field text not null,
  -- SHA-256 of the content: the same file that is sent again is the same row.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  name text not null,
  type text not null,
  size bigint not null,
  path text not null unique default gen_random_uuid()::text,
  at timestamptz not null default now(),
  -- What the worker has found; 'announced' until it has looked.
  state text not null default 'announced' check (state in ('announced', 'sound', 'unsound')),
  -- The networks that it came from, as in private.submission_senders.
  address bytea,
  site bytea,
  primary key (submission, field, digest)
);
create index on private.submission_files (address, at);
create index on private.submission_files (site, at);
create index on private.submission_files (at) where state = 'announced';
alter table private.submission_files enable row level security;

-- What is in the bucket under a path; no row if nothing is.
create function private.stored_file(path text) returns setof storage.objects
language sql stable security definer set search_path = ''
as $$ select * from storage.objects o where o.bucket_id = 'submission-files' and o.name = path; $$;

-- Whether nobody has it any more: its submission is gone, or has not come for a day.
create function private.is_orphan(f private.submission_files) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.submissions s where s.id = f.submission)
    and (f.at < now() - interval '1 day' or exists (select from private.submission_ids i where i.id = f.submission));
$$;

-- A name without a path, control signs, signs that turn the direction of writing, or what file systems refuse, with the
-- ending of its type.
create function private.sound_file(file jsonb, form text, settings private.submission_settings) returns boolean
language sql stable set search_path = ''
as $$
  select case when jsonb_typeof(file) = 'object' then coalesce(
    (settings.files -> form -> (file ->> 'field') -> 'types') ? (file ->> 'type')
    and jsonb_typeof(file -> 'size') = 'number'
    and (file ->> 'size')::numeric between 1 and (settings.files -> form -> (file ->> 'field') ->> 'bytes')::numeric
    and (file ->> 'size')::numeric % 1 = 0
    and file ->> 'digest' ~ '^[0-9a-f]{64}$'
    and char_length(file ->> 'name') between 3 and 100
    and file ->> 'name' !~ '[[:cntrl:]/\\:*?"<>|\u0080-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]' and file ->> 'name' !~ '^\.'
    and private.file_types() -> (file ->> 'type') -> 'endings'
      ? reverse(split_part(reverse(lower(file ->> 'name')), '.', 1)), false) else false end;
$$;

-- Asked before files are added: answers with the path of each, and whether it is there already. One network may add
-- 500 MB in an hour, an IPv6 /48 four times as much, as whoever fills the storage takes it from all.
create function public.announce_files(submission_id text, form text, files jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  malformed constant jsonb := '{"status": "refused", "reason": "malformed"}';
  most_bytes constant numeric := 500000000;
  settings private.submission_settings;
  sender record;
  is_gone boolean;
begin
  select * into settings from private.submission_settings;
  if not coalesce(submission_id ~ '^[0-9a-f]{32}$' and form = any (settings.forms) and jsonb_typeof(files) = 'array'
    and octet_length(files::text) <= 40000 and jsonb_array_length(files) between 1 and 100, false)
  then return malformed; end if;
  if not (select bool_and(private.sound_file(file, form, settings)) from jsonb_array_elements(files) as entries (file))
    or exists (select from jsonb_array_elements(files) as entries (file) group by file ->> 'field'
      having count(*) > (settings.files -> form -> (file ->> 'field') ->> 'most')::integer)
  then return malformed; end if;

  is_gone := exists (select from private.submission_ids i where i.id = submission_id)
    and not exists (select from public.submissions s where s.id = submission_id);
  if not is_gone then
    perform pg_advisory_xact_lock(hashtextextended('announce_files', 0));
    sender := private.sender_networks(settings.salt);
    if sender.line is not null and (
      (select coalesce(sum(f.size), 0) from private.submission_files f
        where f.address = sender.line and f.at > now() - interval '1 hour') > most_bytes
      or (select coalesce(sum(f.size), 0) from private.submission_files f
        where f.site = sender.whole_site and f.at > now() - interval '1 hour') > 4 * most_bytes)
    then return '{"status": "refused", "reason": "too-many"}'; end if;
    insert into private.submission_files (submission, field, digest, name, type, size, address, site)
    select distinct on (file ->> 'field', file ->> 'digest')
      submission_id, file ->> 'field', file ->> 'digest', file ->> 'name', file ->> 'type',
      (file ->> 'size')::bigint, sender.line, sender.whole_site
    from jsonb_array_elements(files) as entries (file)
    on conflict (submission, field, digest) do update set at = now();
    -- Who changes their mind has other files; not without end.
    if exists (select from private.submission_files f where f.submission = submission_id group by f.field
      having count(*) > 3 * (settings.files -> form -> f.field ->> 'most')::integer)
    then
      delete from private.submission_files f where f.submission = submission_id and f.at = now()
        and not exists (select from private.stored_file(f.path));
      return '{"status": "refused", "reason": "too-many"}';
    end if;
  end if;
  return jsonb_build_object('status', 'announced', 'files', (
    select jsonb_agg(jsonb_build_object('path', coalesce(f.path, ''), 'there', is_gone or f.state <> 'announced'
      or exists (select from private.stored_file(f.path))) order by position)
    from jsonb_array_elements(files) with ordinality as entries (file, position)
    left join private.submission_files f on f.submission = submission_id and f.field = file ->> 'field'
      and f.digest = file ->> 'digest'));
end;
$$;

create function private.is_announced(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.submission_files f
    where f.path = is_announced.path and f.state = 'announced' and not private.is_orphan(f));
$$;

create function private.is_readable_file(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.may_read() and exists (select from private.submission_files f
    join public.submissions s on s.id = f.submission where f.path = is_readable_file.path and f.state = 'sound');
$$;

-- Nobody may change or delete, and visitors may neither read nor list.
create policy "submission-files: add what was announced" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'submission-files' and private.is_announced(name));
create policy "submission-files: read what is sound, with a role" on storage.objects
  for select to authenticated
  using (bucket_id = 'submission-files' and private.is_readable_file(name));

-- The files of a submission, for the panel. 'missing': announced, and never added.
create function public.list_files(submission text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_read() then raise insufficient_privilege; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'field', f.field, 'name', f.name, 'size', f.size,
      'state', case when f.state <> 'announced' then f.state
        when exists (select from private.stored_file(f.path)) then 'waiting' else 'missing' end)
      order by f.at, f.field, f.name), '[]')
    from private.submission_files f join public.submissions s on s.id = f.submission
    where f.submission = list_files.submission);
end;
$$;

-- What is to be looked at: it is there, its submission too, and it has the size that was announced.
create function private.files_to_check() returns setof private.submission_files
language sql stable security definer set search_path = ''
as $$
  select f.* from private.submission_files f join public.submissions s on s.id = f.submission
  where f.state = 'announced' and exists (select from private.stored_file(f.path));
$$;

-- What is to be removed: nobody has it, or it is not what it says; and what is in the bucket and was forgotten here.
create function private.files_to_remove() returns setof text
language sql stable security definer set search_path = ''
as $$
  select f.path from private.submission_files f left join public.submissions s on s.id = f.submission
  where s.id is null and (f.at < now() - interval '1 day'
      or exists (select from private.submission_ids i where i.id = f.submission))
    or f.state = 'unsound' and exists (select from private.stored_file(f.path))
  union all
  select o.name from storage.objects o where o.bucket_id = 'submission-files'
    and not exists (select from private.submission_files f where f.path = o.name);
$$;

-- For the worker, a few at a time: {"check": [{"path", "type", "size"}], "remove": [path]}.
create function public.file_work() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update private.submission_files f set state = 'unsound' where f.path in (
    select c.path from private.files_to_check() c, private.stored_file(c.path) o
    where (o.metadata ->> 'size')::bigint is distinct from c.size);
  return jsonb_build_object(
    'check', (select coalesce(jsonb_agg(jsonb_build_object('path', path, 'type', type, 'size', size)), '[]')
      from (select * from private.files_to_check() limit 20) as f),
    'remove', (select coalesce(jsonb_agg(path), '[]')
      from (select * from private.files_to_remove() as paths (path) limit 20) as f));
end;
$$;

-- What became of it. What is removed and nobody has any more is forgotten.
create function public.settle_files(sound text[], unsound text[], removed text[]) returns void
language sql security definer set search_path = ''
as $$
  update private.submission_files f set state = case when f.path = any (sound) then 'sound' else 'unsound' end
  where f.path = any (sound || unsound) and f.state = 'announced';
  delete from private.submission_files f where f.path = any (removed) and private.is_orphan(f);
$$;

-- As in the file of e-mails, with the files.
create or replace function private.is_work_due() returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_digests();
  return exists (select from private.stations t where t.due <= now())
    or exists (select from private.digests d where d.due <= now())
    or exists (select from private.comment_mails m where m.due <= now())
    or exists (select from private.files_to_check()) or exists (select from private.files_to_remove());
end;
$$;

revoke all on function
  private.file_types(), private.stored_file(text), private.is_orphan(private.submission_files),
  private.sound_file(jsonb, text, private.submission_settings), private.is_announced(text),
  private.is_readable_file(text), private.files_to_check(), private.files_to_remove()
from public, anon, authenticated;
grant execute on function private.is_announced(text) to anon, authenticated;
grant execute on function private.is_readable_file(text) to authenticated;
revoke all on function public.announce_files(text, text, jsonb), public.list_files(text), public.file_work(),
  public.settle_files(text[], text[], text[])
from public, anon, authenticated;
grant execute on function public.announce_files(text, text, jsonb) to anon, authenticated, service_role;
grant execute on function public.list_files(text) to authenticated;
grant execute on function public.file_work(), public.settle_files(text[], text[], text[]) to service_role;
