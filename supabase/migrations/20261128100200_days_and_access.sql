-- A day to call back is one of the next five years, and nobody takes the last administrator away. docs/supabase.md.

-- As before, with bounds for `call_on`. Yesterday is still today in some time zone.
create or replace function private.sound_change(change jsonb) returns boolean
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

-- What an account may do: 'admin', 'sales', 'editor' or 'none'. For the service role and the SQL editor;
-- `actor` is who asked for it. Answers whether there is such an account.
create or replace function public.set_access(address text, access text, actor uuid default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
begin
  if coalesce(access, '') not in ('admin', 'sales', 'editor', 'none') then
    raise invalid_parameter_value using message = 'admin, sales, editor or none';
  end if;
  -- As change_role and delete_account do, so that of administrators who go at the same time one stays.
  lock table public.user_roles in share row exclusive mode;
  account := (select id from auth.users u where lower(u.email) = lower(btrim(address)));
  if account is null then return false; end if;
  if access <> 'admin' and private.is_last_admin(account) then
    raise invalid_parameter_value using message = 'the last administrator stays',
      hint = 'Give somebody else the access admin first.';
  end if;
  perform private.set_role(account, access, actor);
  return true;
end;
$$;
