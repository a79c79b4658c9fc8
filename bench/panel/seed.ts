import type { PgliteConnection } from '@supabase/lite/pglite';

/** As many submissions as asked, over the last 180 days, of three forms and as varied as real ones. */
export async function seed(driver: PgliteConnection['driver'], rows: number): Promise<void> {
  // An index is made of all rows at once in a tenth of the time.
  const { rows: found } = await driver.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'submissions_words'`,
  );
  await driver.exec('drop index public.submissions_words');
  await driver.exec(insert(rows));
  await driver.exec(found[0]?.indexdef ?? '');
}

const insert = (rows: number) => `
insert into public.submissions (id, received_at, form, page, name, email, phone, fields, status, source,
  call_on, contacted_at)
select md5(n::text), now() - n * interval '180 days' / ${rows}, form, 'https://www.exemplo.com.br/lp/' || form,
  name, email, phone, fields,
  status, case n % 4 when 0 then '{}'::jsonb else jsonb_build_object(
    case n % 4 when 1 then 'utm_source' else 'referrer' end, 'https://a' || n % 50 || '.example') end,
  case when n % 10 = 0 then current_date + n % 60 - 30 end,
  case when status not in ('new', 'spam') then
    now() - n * interval '180 days' / ${rows} + (1 + length(email) % 10) * interval '1 hour' end
from generate_series(1, ${rows}) n,
  lateral (select (array['Ana', 'José', 'Marília', 'João', 'Conceição', 'Luís', 'Antônia'])[1 + n % 7] || ' ' ||
    (array['Souza', 'Gonçalves', 'Araújo', 'Lima', 'Magalhães'])[1 + n % 5] || ' ' || initcap(substr(md5(n || 'a'), 1, 7)) as name) a,
  lateral (select 'p' || n || '.' || substr(md5(n || 'e'), 1, 6) || '@empresa' || n % 900 || '.com.br' as email,
    '+55119' || lpad((n * 7919 % 100000000)::text, 8, '0') as phone,
    (array['hero_form', 'roundtable-registration', 'contact_form'])[1 + n % 3] as form,
    (array['new', 'contacted', 'won', 'lost', 'new', 'contacted', 'spam'])[1 + n / 21 % 7] as status) b,
  lateral (select jsonb_build_array(
    jsonb_build_object('name', 'name', 'label', 'Nome', 'value', name, 'as', 'name'),
    jsonb_build_object('name', 'company', 'label', 'Empresa', 'value', 'Empresa ' || substr(md5(n % 900 || 'c'), 1, 6), 'as', 'company'),
    jsonb_build_object('name', 'email', 'label', 'E-mail', 'value', email, 'as', 'email'),
    jsonb_build_object('name', 'phone', 'label', 'Telefone', 'value', phone, 'as', 'phone'),
    jsonb_build_object('name', 'message', 'label', 'Mensagem', 'value',
      'Gostaria de receber uma proposta para monitorar a rede da nossa empresa, com ' || n % 300 ||
      ' estações e ' || n % 40 || ' servidores, e saber do prazo. Protocolo ' || md5(n || 'm') || '.')) as fields) c`;
