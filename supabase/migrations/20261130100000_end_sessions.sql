-- Whoever is taken out of the team is signed out on every device: what asks for a role refuses them at once, the rest when
-- their access token ends.
create function private.end_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.role_of(old.user_id) = 'none' then
    delete from auth.sessions s where s.user_id = old.user_id;
  end if;
  return null;
end;
$$;
revoke all on function private.end_sessions() from public, anon, authenticated;

-- At the end of the transaction: one role is taken away before another is given.
create constraint trigger end_sessions_without_role
  after delete on public.user_roles
  deferrable initially deferred
  for each row execute function private.end_sessions();
