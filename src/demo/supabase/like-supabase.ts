/**
 * What a hosted project has before its first migration, run each time: the API's roles and the
 * privileges they get by default on whatever a migration creates.
 */
export const LIKE_SUPABASE = `
do $$
declare missing text;
begin
  foreach missing in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = missing) then
      execute format('create role %I nologin %s', missing,
        case missing when 'service_role' then 'bypassrls' else '' end);
    end if;
  end loop;
end $$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
`;
