-- One submission, as the list has it: what the link in a notice opens. Null if it is gone.
create function public.read_submission(submission text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.user_roles
    where user_id = auth.uid() and role in ('admin', 'editor'))
  then raise insufficient_privilege; end if;
  return (select private.as_listed(s) from public.submissions s where s.id = submission);
end;
$$;

revoke all on function public.read_submission(text) from public, anon, authenticated;
grant execute on function public.read_submission(text) to authenticated, service_role;
