-- A contact that began in the panel: which template it was made from, and that a reply is counted from it. And of what else
-- the same person sent, whether it is suspected.

-- The label of the template is kept as the panel had it: words of a site change.
drop function public.note_contact(text, text);
create function public.note_contact(submission text, way text, template text default '') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  noted constant jsonb := jsonb_strip_nulls(jsonb_build_object('way', way, 'template', nullif(template, '')));
begin
  if not private.may_work() then raise insufficient_privilege; end if;
  if coalesce(way, '') not in ('email', 'phone', 'whatsapp') or char_length(template) > 200
  then raise invalid_parameter_value; end if;
  insert into public.submission_events (actor, submission, kind, detail)
  select auth.uid(), s.id, 'contact', noted from public.submissions s
  where s.id = note_contact.submission and not exists (select from public.submission_events e
    where e.submission = s.id and e.kind = 'contact' and e.actor = auth.uid() and e.detail = noted
      and e.at > now() - interval '1 minute');
end;
$$;

-- Spam is no contact, and neither is taking that back. Somebody who says that they have answered did so when they began to.
create or replace function private.note_first_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.contacted_at is null and new.status <> old.status
    and new.status <> all (private.statuses_meaning('new', 'spam'))
  then new.contacted_at = coalesce(
    (select min(e.at) from public.submission_events e where e.submission = new.id and e.kind = 'contact'), now());
  end if;
  return new;
end;
$$;

create or replace function public.read_submission(submission text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted public.submissions;
begin
  if not private.may_read() then raise insufficient_privilege; end if;
  select * into wanted from public.submissions s where s.id = submission;
  if not found then return null; end if;
  return jsonb_build_object(
    'row', private.as_listed(wanted),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at,
        'actor_name', private.name_of(e.actor), 'kind', e.kind, 'detail', private.event_detail(e))
        order by e.at, e.id), '[]')
      from public.submission_events e where e.submission = wanted.id),
    'stations', private.stations_of(wanted.id),
    'related', (select coalesce(jsonb_agg(to_jsonb(others) order by received_at desc, id), '[]') from (
      select s.id, s.received_at, s.form, s.name, s.status, s.suspected from public.submissions s
      where s.id <> wanted.id and (
        (wanted.email <> '' and lower(s.email) = lower(wanted.email))
        or private.phone_end(s.phone) = private.phone_end(wanted.phone))
      order by s.received_at desc, s.id limit 50) as others));
end;
$$;

revoke all on function public.note_contact(text, text, text) from public, anon, authenticated;
grant execute on function public.note_contact(text, text, text) to authenticated;
