-- Erasing a person reaches their account, too, and says what is left to be done elsewhere. People may
-- delete their own account.

-- Removes all that was sent with an e-mail address, whichever the field, and the account with that
-- address; an account that may see the panel stays ('kept'), until somebody takes that access away.
-- Answers with a receipt that does not name the person, the ids under which copies are elsewhere (the
-- CRM knows them as submission_id), and how many others mention the address in what was written.
create or replace function public.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(address));
  ids jsonb;
  account text := 'none';
  receipt public.submission_events;
begin
  if not exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
  then raise insufficient_privilege; end if;
  if coalesce(wanted, '') !~ '^[^@[:space:]]+@[^@[:space:]]+$'
  then raise invalid_parameter_value; end if;

  with gone as (
    delete from public.submissions s where lower(s.email) = wanted or exists (
      select from jsonb_array_elements(s.fields) as entries (one)
      where lower(btrim(one ->> 'value')) = wanted)
    returning s.id, s.received_at
  )
  select coalesce(jsonb_agg(id order by received_at desc, id), '[]') into ids from gone;

  if exists (select from auth.users u where lower(u.email) = wanted) then
    delete from auth.users u where lower(u.email) = wanted and not exists (
      select from public.user_roles r where r.user_id = u.id and r.role in ('admin', 'editor'));
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

-- Deletes the account of who asks, with its profile and roles; what it did for submissions stays,
-- without its name. `confirmation` is its e-mail address, typed. Answers 'deleted', 'mismatch' or
-- 'last-admin': the only administrator may not go.
create function public.delete_account(confirmation text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
begin
  if account is null then raise insufficient_privilege; end if;
  if not exists (select from auth.users u
    where u.id = account and lower(u.email) = lower(btrim(confirmation)))
  then return 'mismatch'; end if;
  -- So that of two administrators who go at the same time, one stays.
  lock table public.user_roles in share row exclusive mode;
  if exists (select from public.user_roles where user_id = account and role = 'admin')
    and not exists (select from public.user_roles where user_id <> account and role = 'admin')
  then return 'last-admin'; end if;
  delete from auth.users u where u.id = account;
  return 'deleted';
end;
$$;

revoke all on function public.delete_account(text) from public, anon, authenticated;
grant execute on function public.delete_account(text) to authenticated;
