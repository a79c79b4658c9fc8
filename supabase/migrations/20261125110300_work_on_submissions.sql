-- What people do with a submission: read it whole, change it, hand it over, add one by hand. Two people may have the
-- same one open: a change names the value it began from.

-- An event as people read it: owners by their names, empty if the account is gone.
create function private.event_detail(e public.submission_events) returns jsonb
language sql stable set search_path = ''
as $$
  select case when e.kind <> 'owner' then e.detail else (
    select jsonb_object_agg(key, case when value is not null then coalesce(private.name_of(value::uuid), '') end)
    from jsonb_each_text(e.detail)) end;
$$;

-- One submission with its history, and what else the same person sent, known by e-mail or telephone. Null if
-- it is gone.
create function public.read_submission(submission text) returns jsonb
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
      select s.id, s.received_at, s.form, s.name, s.status from public.submissions s
      where s.id <> wanted.id and (
        (wanted.email <> '' and lower(s.email) = lower(wanted.email))
        or private.phone_end(s.phone) = private.phone_end(wanted.phone))
      order by s.received_at desc, s.id limit 50) as others));
end;
$$;

-- Who changed a column last, as colleagues call them; null if nobody has. Each column has its kind of event.
create function private.last_to_change(changed text, of_kind text) returns text
language sql stable set search_path = ''
as $$
  select private.name_of(e.actor) from public.submission_events e
  where e.submission = changed and e.kind = of_kind order by e.id desc limit 1;
$$;

-- Whether a change names known columns, a known status, an owner who may work with it, and a day of the next five
-- years. Yesterday is still today in some time zone.
create function private.sound_change(change jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_typeof(change -> 'submission') = 'string'
    and jsonb_typeof(change -> 'was') = 'object' and jsonb_typeof(becomes) = 'object'
    and becomes <> '{}' and becomes - array['status', 'note', 'owner', 'call_on'] = '{}'
    and (not becomes ? 'status' or becomes ->> 'status' = any (
      private.statuses_meaning('new', 'open', 'won', 'lost', 'spam')))
    and (not becomes ? 'note' or jsonb_typeof(becomes -> 'note') = 'string')
    and (becomes ->> 'owner' is null or private.role_of((becomes ->> 'owner')::uuid) in ('sales', 'admin'))
    and (becomes ->> 'call_on' is null
      or (becomes ->> 'call_on')::date between current_date - 1 and current_date + interval '5 years 1 day'),
    false)
  from (select change -> 'becomes' as becomes) as part;
$$;

-- Changes what `becomes` names if it still is what `was` says. If somebody else changed any of it
-- meanwhile, nothing of this submission is written, and 'conflicts' names who changed what. 'row' is the row as it
-- is now; null if it is there no more.
create function private.change_submission(change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  becomes constant jsonb := change -> 'becomes';
  row_now public.submissions;
  conflicts jsonb;
begin
  select * into row_now from public.submissions s where s.id = change ->> 'submission' for update;
  if not found then
    return jsonb_build_object('submission', change ->> 'submission', 'conflicts', '{}'::jsonb, 'row', null);
  end if;
  select coalesce(jsonb_object_agg(key, private.last_to_change(row_now.id, key)), '{}')
  into conflicts from jsonb_each_text(becomes)
  where to_jsonb(row_now) ->> key is distinct from change -> 'was' ->> key
    and to_jsonb(row_now) ->> key is distinct from value;
  if conflicts = '{}' then
    update public.submissions s
    set status = coalesce(becomes ->> 'status', s.status), note = coalesce(becomes ->> 'note', s.note),
      owner = case when becomes ? 'owner' then (becomes ->> 'owner')::uuid else s.owner end,
      call_on = case when becomes ? 'call_on' then (becomes ->> 'call_on')::date else s.call_on end
    where s.id = row_now.id returning * into row_now;
  end if;
  return jsonb_build_object(
    'submission', row_now.id, 'conflicts', conflicts, 'row', private.as_listed(row_now));
end;
$$;

-- [{"submission", "was", "becomes"}] -> what became of each, in the same order.
create function public.change_submissions(changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_work() then raise insufficient_privilege; end if;
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 100
    or exists (select from jsonb_array_elements(changes) as entries (one) where not private.sound_change(one))
  then raise invalid_parameter_value; end if;
  -- In one order, so that two who change the same ones do not wait for each other.
  perform from public.submissions s
  where s.id in (select one ->> 'submission' from jsonb_array_elements(changes) as entries (one))
  order by s.id for update;
  return (select jsonb_agg(private.change_submission(one) order by place)
    from jsonb_array_elements(changes) with ordinality as entries (one, place));
end;
$$;

-- Suspected ones that are leads: what is told of a new one is told now. Returns their rows.
create function public.release_submissions(ids text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_work() then raise insufficient_privilege; end if;
  with held as (
    select s.id, s.suspected from public.submissions s where s.id = any (ids) and s.suspected <> '{}'
    order by s.id for update
  ), released as (
    update public.submissions s set suspected = '{}' from held h where s.id = h.id
  )
  insert into public.submission_events (actor, submission, kind, detail)
  select auth.uid(), h.id, 'released', jsonb_build_object('reasons', h.suspected) from held h;
  return (select coalesce(jsonb_agg(private.as_listed(s) order by s.received_at desc, s.id), '[]')
    from public.submissions s where s.id = any (ids));
end;
$$;

-- That somebody wrote to or called who had sent it, from the panel: once a minute, as a press may be two. Nobody sees from
-- here whether they were reached.
create function public.note_contact(submission text, way text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_work() then raise insufficient_privilege; end if;
  if coalesce(way, '') not in ('email', 'phone', 'whatsapp') then raise invalid_parameter_value; end if;
  insert into public.submission_events (actor, submission, kind, detail)
  select auth.uid(), s.id, 'contact', jsonb_build_object('way', way) from public.submissions s
  where s.id = note_contact.submission and not exists (select from public.submission_events e
    where e.submission = s.id and e.kind = 'contact' and e.actor = auth.uid() and e.detail ->> 'way' = note_contact.way
      and e.at > now() - interval '1 minute');
end;
$$;

-- One that came by telephone or in person. The same id twice is one row; an id that was erased is not taken again.
create function public.add_submission(submission_id text, form text, fields jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  added public.submissions;
begin
  if not private.may_work() then raise insufficient_privilege; end if;
  if not coalesce(submission_id ~ '^[0-9a-f]{32}$' and private.sound_fields(fields) and (form = 'by-hand'
    or form = any (array(select unnest(forms) from private.submission_settings))), false)
  then raise invalid_parameter_value; end if;
  if not exists (select from private.submission_ids i where i.id = submission_id) then
    insert into public.submissions (id, form, page, name, email, phone, fields, words, owner, added_by)
    values (submission_id, form, '', private.entered(fields, 'name'), private.entered(fields, 'email'),
      private.entered(fields, 'phone'), fields, '', auth.uid(), auth.uid())
    on conflict (id) do nothing;
    if found then
      insert into public.submission_events (actor, submission, kind)
      values (auth.uid(), submission_id, 'added');
    end if;
  end if;
  select * into added from public.submissions s where s.id = submission_id;
  if not found then raise invalid_parameter_value using message = 'this submission was erased'; end if;
  return jsonb_build_object('status', 'stored', 'row', private.as_listed(added));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.read_submission(text), public.change_submissions(jsonb), public.add_submission(text, text, jsonb),
  public.release_submissions(text[]), public.note_contact(text, text)
from public, anon, authenticated;
grant execute on function
  public.read_submission(text), public.change_submissions(jsonb), public.add_submission(text, text, jsonb),
  public.release_submissions(text[]), public.note_contact(text, text)
to authenticated;
