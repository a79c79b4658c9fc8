-- Two people may have the same submission open: a change names the value it began from.

-- What the panel is given of a row.
create function private.as_listed(s public.submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(s) - 'words' || jsonb_build_object('owner_name', private.name_of(s.owner));
$$;

-- Who changed the status or the note last, as colleagues call them; null if nobody has.
create function private.last_to_change(changed text, of_kind text) returns text
language sql stable set search_path = ''
as $$
  select private.name_of(e.actor) from public.submission_events e
  where e.submission = changed and e.kind = of_kind order by e.id desc limit 1;
$$;

-- Changes what `becomes` names ('status', 'note') if it still is what `was` says. If somebody else
-- changed any of it meanwhile, nothing is written, and 'conflicts' names who changed what. 'row' is the
-- row as it is now; null if it is there no more.
create function public.change_submission(submission text, was jsonb, becomes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  row_now public.submissions;
  conflicts jsonb;
begin
  if not exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
  then raise insufficient_privilege; end if;
  if becomes - array['status', 'note'] <> '{}' or becomes = '{}'
  then raise invalid_parameter_value; end if;
  select * into row_now from public.submissions s where s.id = submission for update;
  if not found then return '{"conflicts": {}, "row": null}'; end if;

  select coalesce(jsonb_object_agg(key, private.last_to_change(submission, key)), '{}')
  into conflicts from jsonb_each_text(becomes)
  where to_jsonb(row_now) ->> key not in (coalesce(was ->> key, ''), value);
  if conflicts = '{}' then
    update public.submissions s
    set status = coalesce(becomes ->> 'status', s.status), note = coalesce(becomes ->> 'note', s.note)
    where s.id = submission returning * into row_now;
  end if;
  return jsonb_build_object('conflicts', conflicts, 'row', private.as_listed(row_now));
end;
$$;

-- The function is the one way now: what writes a column outright does not know what it overwrites.
drop policy "submissions: update" on public.submissions;
revoke update (status, note) on public.submissions from authenticated;

revoke all on function
  private.as_listed(public.submissions), private.last_to_change(text, text),
  public.change_submission(text, jsonb, jsonb)
from public, anon, authenticated;
grant execute on function public.change_submission(text, jsonb, jsonb) to authenticated;
