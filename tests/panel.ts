import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, type Page } from 'playwright/test';
import { projectRoot } from '../src/node/project.ts';
import { keepSession } from './auth.ts';
import { fillLanding, openForm } from './contact.ts';
import { BUILT_PORT, localDataAt } from './servers.ts';

const DEMO = parseEnv(readFileSync(join(projectRoot, '.env.demo'), 'utf8'));

const kept = (file: string) =>
  JSON.parse(readFileSync(join(localDataAt(BUILT_PORT), 'supabase', file), 'utf8'));

/** E-mail and password, as the inbox shows them. */
export async function administrator(page: Page): Promise<[email: string, password: string]> {
  const html = await (await page.request.get('/__local/inbox')).text();
  const access = html.slice(html.indexOf('id="access"'));
  const [email = '', password = ''] = [...access.matchAll(/<code>(.*?)<\/code>/g)].map(
    ([, text = '']) => text,
  );
  return [email, password];
}

/** Leaves the page at an address without the app. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  const [email, password] = await administrator(page);
  await keepSession(page, email, password);
}

/** As `npm run access` does, through the server. */
export async function giveAccess(page: Page, address: string, access: string): Promise<void> {
  // Not by the page: a secret key is refused to browsers.
  const answer = await fetch(new URL('/rest/v1/rpc/set_access', page.url()), {
    method: 'POST',
    headers: { apikey: kept('keys.json').secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ address, access }),
  });
  expect(await answer.json()).toBe(true);
}

/** The row of the log with this name. */
export async function rowOf(name: string): Promise<Record<string, unknown>> {
  const address = new URL('/rest/v1/submissions', `http://localhost:${BUILT_PORT}`);
  address.searchParams.set('name', `eq.${name}`);
  const answer = await fetch(address, { headers: { apikey: kept('keys.json').secretKey } });
  const [row] = await answer.json();
  return row;
}

const FORMS = {
  consultancy: ['/lp/cybersecurity/exemplo-seguranca', 'Quero a consultoria gratuita'],
  event: ['/lp/campaigns/roundtable-sessions-cotia', 'Quero participar'],
} as const;

/** What a visitor does. Stays on the page. */
export async function sendForm(page: Page, which: keyof typeof FORMS, name: string, email: string) {
  const [path, button] = FORMS[which];
  await openForm(page, path);
  await fillLanding(page, { name, email, phone: '11 98888-7777' });
  if (which === 'event') await page.getByLabel('SOC', { exact: true }).check();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeFocused();
}

/** Asks the database as the signed-in person. */
export async function askAs(page: Page, name: string, data: object): Promise<unknown> {
  const session = await page.evaluate(() => localStorage.getItem('sb-session') ?? '{}');
  const answer = await page.request.post(`/rest/v1/rpc/${name}`, {
    headers: {
      apikey: DEMO.SUPABASE_PUBLISHABLE_KEY ?? '',
      authorization: `Bearer ${JSON.parse(session).access_token}`,
    },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

interface Added {
  name: string;
  email: string;
  company?: string;
  phone?: string;
  status?: string;
  /** The day to call, `YYYY-MM-DD`. */
  call_on?: string;
  /** Whether it stays with who adds it. */
  isMine?: boolean;
}

/** Submissions that the signed-in person adds by hand, one after the other; resolves to their ids. */
export async function addSubmissions(page: Page, all: Added[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, email, company = '', phone = '', isMine, ...changes } of all) {
    const id = randomBytes(16).toString('hex');
    ids.push(id);
    const fields = [
      { name: 'name', label: 'Nome', value: name, as: 'name' },
      { name: 'email', label: 'E-mail', value: email, as: 'email' },
      { name: 'company', label: 'Empresa', value: company, as: 'company' },
      { name: 'phone', label: 'Telefone', value: phone, as: 'phone' },
    ].filter(({ value }) => value);
    const { row } = (await askAs(page, 'add_submission', {
      submission_id: id,
      form: 'by-hand',
      fields,
    })) as { row: Record<string, unknown> };
    const becomes = { ...changes, ...(!isMine && { owner: null }) };
    const was = Object.fromEntries(Object.keys(becomes).map((field) => [field, row[field]]));
    if (Object.keys(becomes).length > 0)
      await askAs(page, 'change_submissions', { changes: [{ submission: id, was, becomes }] });
  }
  return ids;
}

/** The panel, its list narrowed to what a text is in. */
export async function openPanel(page: Page, search = ''): Promise<void> {
  await page.goto('/painel');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(search);
}
