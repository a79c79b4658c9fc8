-- What `npm run supabase -- --check` asks a hosted project: nothing of any person, and no secret.
create function public.project_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  migrations jsonb := '[]';
  jobs jsonb := '[]';
begin
  -- Neither table is there on every database.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute $sql$ select coalesce(jsonb_agg(version order by version), '[]')
      from supabase_migrations.schema_migrations $sql$ into migrations;
  end if;
  if to_regclass('cron.job') is not null then
    execute $sql$ select coalesce(jsonb_agg(jobname), '[]') from cron.job where active $sql$ into jobs;
  end if;
  return jsonb_build_object(
    'migrations', migrations,
    'cron', jobs ? 'expire-submissions',
    'retries', jobs ? 'post-submissions',
    'undelivered', (select count(distinct submission) from private.stations
      where state not in ('sent', 'none') and tries > 1),
    'settings', (select to_jsonb(s) - array['single', 'salt'] from private.submission_settings s),
    -- Made by webhook.sql, or by hand in the dashboard.
    'webhook', (select p.prosrc like '%http_post%' from pg_catalog.pg_proc p
        where p.oid = 'private.wake_worker()'::regprocedure)
      or exists (select from pg_catalog.pg_trigger t
        where t.tgrelid = 'public.submissions'::regclass and not t.tgisinternal and t.tgenabled <> 'D'
          and pg_catalog.pg_get_triggerdef(t.oid) like '%/functions/v1/new-submission%'),
    'administrators', (select count(*) from public.user_roles where role = 'admin'));
end;
$$;

revoke all on function public.project_state() from public, anon, authenticated;
grant execute on function public.project_state() to service_role;
