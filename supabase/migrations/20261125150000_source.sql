-- Where the visit came from in which something was sent: docs/supabase.md.

alter table public.submissions add column if not exists source jsonb not null default '{}';

-- The known part of it. What is too long or of another kind is left out: no lead is refused for it.
create or replace function private.sound_source(source jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(source) = 'object' and octet_length(source::text) <= 10000 then (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(source)
    where key in ('referrer', 'page', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content')
      and jsonb_typeof(value) = 'string' and char_length(value #>> '{}') between 1 and 200
      and value #>> '{}' !~ '@|%(25)*40')
  else '{}' end;
$$;

drop function if exists public.submit_form(text, text, text, jsonb, text, bigint, text, text);

-- As before, with `source`. A later attempt keeps that of the first.
create function public.submit_form(
  submission_id text, form text, page text, fields jsonb, trap text default '',
  attempt bigint default 0, crm_answer text default null, crm_reason text default '',
  source jsonb default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.submission_settings;
  stored constant jsonb := '{"status": "stored"}';
  reason constant text := left(coalesce(crm_reason, ''), 500);
  flooded boolean;
begin
  if coalesce(trap, '') <> '' then return stored; end if;
  select * into settings from private.submission_settings;
  if not coalesce(form = any (settings.forms) and submission_id ~ '^[0-9a-f]{32}$'
    and page ~ '^https?://[^[:space:]?#]+$' and char_length(page) <= 500
    and coalesce(crm_answer, 'unknown') in ('unknown', 'confirmed', 'refused')
    and attempt between 0 and 9007199254740991 and private.sound_fields(fields), false)
  then return '{"status": "refused", "reason": "malformed"}'; end if;

  if private.store_attempt(submission_id, fields, attempt, crm_answer, reason) then
    return stored;
  end if;
  delete from private.submission_senders where at < now() - interval '1 hour';
  flooded := (select count(*) >= settings.in_total from (
    select from private.submission_senders limit settings.in_total) as sent);
  if not private.admit_sender(settings) then
    return '{"status": "refused", "reason": "too-many"}';
  end if;
  insert into public.submissions
    (id, form, page, name, email, phone, fields, words, attempt, crm_answer, crm_reason, flood, source)
  values (submission_id, form, page, private.entered(fields, 'name'),
    private.entered(fields, 'email'), private.entered(fields, 'phone'), fields,
    '', attempt, crm_answer, reason, flooded, private.sound_source(source)) -- a trigger sets the words
  on conflict (id) do nothing;
  if not found then
    perform private.store_attempt(submission_id, fields, attempt, crm_answer, reason);
  end if;
  return stored;
end;
$$;

revoke all on function
  private.sound_source(jsonb),
  public.submit_form(text, text, text, jsonb, text, bigint, text, text, jsonb)
from public, anon, authenticated;
grant execute on function public.submit_form(text, text, text, jsonb, text, bigint, text, text, jsonb)
  to anon, authenticated, service_role;
