-- What goes: by age, by hand, or with a person.

-- Removes what is older than the site keeps, and earlier what is suspected and nobody has released. Resolves to how many.
create function private.expire_submissions() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.submissions s using private.submission_settings k
  where s.received_at < now() - make_interval(days =>
    case when s.suspected = '{}' then k.retention_days else least(k.suspected_days, k.retention_days) end);
  get diagnostics gone = row_count;
  if gone > 0 then
    insert into public.submission_events (kind, detail)
    values ('expired', jsonb_build_object('count', gone));
  end if;
  return gone;
end;
$$;

-- For the panel, where nothing else calls it in time.
create function public.expire_submissions() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_read() then raise insufficient_privilege; end if;
  return private.expire_submissions();
end;
$$;

do $$ begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('expire-submissions', '17 4 * * *', 'select private.expire_submissions()');
  end if;
end $$;

create function public.delete_submissions(ids text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  if not private.may_administer() then raise insufficient_privilege; end if;
  delete from public.submissions s where s.id = any (ids);
  get diagnostics gone = row_count;
  if gone > 0 then
    insert into public.submission_events (actor, kind, detail)
    values (auth.uid(), 'deleted', jsonb_build_object('count', gone));
  end if;
  return jsonb_build_object('count', gone);
end;
$$;

-- Removes all that was sent with an e-mail address, whichever the field and the version, and the account with that
-- address; an account that may see the panel stays ('kept'), until somebody takes that access away.
-- Answers with a receipt that does not name the person, the ids under which copies are elsewhere (the
-- CRM knows them as submission_id), and how many others mention the address in what was written.
create function public.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(address));
  ids jsonb;
  account text := 'none';
  receipt public.submission_events;
begin
  if not private.may_administer() then raise insufficient_privilege; end if;
  if coalesce(wanted, '') !~ '^[^@[:space:]]+@[^@[:space:]]+$'
  then raise invalid_parameter_value; end if;

  with gone as (
    delete from public.submissions s where lower(s.email) = wanted or exists (
      select from jsonb_array_elements(private.all_fields(s.fields, s.versions)) as entries (one)
      where lower(btrim(one ->> 'value')) = wanted)
    returning s.id, s.received_at
  )
  select coalesce(jsonb_agg(id order by received_at desc, id), '[]') into ids from gone;

  if exists (select from auth.users u where lower(u.email) = wanted) then
    delete from auth.users u where lower(u.email) = wanted and private.role_of(u.id) = 'none';
    account := case when found then 'erased' else 'kept' end;
  end if;

  insert into public.submission_events (actor, kind, detail)
  values (auth.uid(), 'erased',
    jsonb_build_object('count', jsonb_array_length(ids), 'account', account))
  returning * into receipt;
  return jsonb_build_object(
    'receipt', receipt.id, 'at', receipt.at, 'count', jsonb_array_length(ids),
    'ids', ids, 'account', account,
    'mentions', (select count(*) from public.submissions s where strpos(s.words, wanted) > 0
      or strpos(lower(s.note), wanted) > 0));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.expire_submissions(), public.delete_submissions(text[]), public.erase_person(text)
from public, anon, authenticated;
grant execute on function
  public.expire_submissions(), public.delete_submissions(text[]), public.erase_person(text)
to authenticated;
