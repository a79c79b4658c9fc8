import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLoader } from '../../content/check/loader.ts';
import { draftsOf } from '../../content/edit/file-change.ts';
import { loadSchemas } from '../../content/node/load-schemas.ts';
import { machineAt } from '../../content/node/machine.ts';
import { worded } from '../../words/reader.ts';
import { UserError } from '../../words/user-error.ts';
import { newSite } from '../new-site/new-site.ts';
import { nobody } from '../page/asker.ts';
import { planAccounts } from './plan-accounts.ts';
import { readmeChange } from './readme-change.ts';

let from: string;
const root = () => join(from, 'a');
beforeEach(async () => {
  from = mkdtempSync(join(tmpdir(), 'accounts-'));
  const args = ['a', '--yes', '--language', 'en', '--leads', 'https://forms.example/x'];
  await newSite({ args, from, ask: nobody, say: () => undefined, spoken: 'en' });
});
afterEach(() => rmSync(from, { recursive: true }));

const fileOf = (path: string) => join(root(), 'site-config', path);
const json = (path: string) => JSON.parse(readFileSync(fileOf(path), 'utf8'));
function edit(path: string, change: (value: ReturnType<typeof json>) => void) {
  const value = json(path);
  change(value);
  writeFileSync(fileOf(path), JSON.stringify(value));
}

function planned() {
  const load = createLoader(machineAt(root()), loadSchemas(root()));
  const plan = planAccounts(load, 'en');
  const drafts = draftsOf(plan.changes);
  const after = (path: string) => JSON.parse(drafts.get(`site-config/${path}`) ?? 'null');
  return { plan, after, problems: load(drafts).problems };
}

function refusal(): string {
  try {
    planned();
  } catch (error) {
    if (error instanceof UserError) return worded(error.wording);
  }
  return '';
}

test('texts of the site stay, and the page on privacy gets a section', () => {
  edit('messages.json', (messages) => {
    messages.notices['account-email'] = { title: 'Mine', text: 'My own text.' };
  });
  const { after, problems } = planned();
  expect(problems.filter(({ code }) => code !== 'sample-text')).toEqual([]);
  expect(after('messages.json').notices['account-email'].title).toBe('Mine');
  const before = json('pages/privacy.json').sections;
  expect(after('pages/privacy.json').sections.slice(0, -1)).toEqual(before);
  expect(JSON.stringify(after('pages/privacy.json').sections.at(-1))).toMatch(/180 days.*30 days/);
  expect(after('integrations.json').endpoint).toBeUndefined();
});

test('a form whose answers decide where it goes stays with its service', () => {
  edit('integrations.json', (integrations) => {
    integrations.endpoint.others = [{ name: 'sales', url: 'https://forms.example/y' }];
  });
  edit('forms/contact.json', (form) => {
    form.submit.sendTo = [{ endpoint: 'sales' }];
  });
  const { plan, after } = planned();
  expect(plan.kept).toEqual(['contact']);
  expect(after('integrations.json').endpoint.url).toContain('https://forms.example/x');
  expect(after('forms/contact.json')).toBeNull();
});

test('all that stands in the way is named, and nothing is planned', () => {
  edit('integrations.json', (integrations) => {
    integrations.auth = { pages: {} };
  });
  const page = json('pages/about.json');
  writeFileSync(fileOf('pages/board.json'), JSON.stringify({ ...page, path: '/panel' }));
  writeFileSync(fileOf('forms/account-sign-in.json'), '{}');
  const said = refusal();
  for (const obstacle of ['auth.pages', '/panel', 'pages/board.json', 'forms/account-sign-in.json'])
    expect(said).toContain(obstacle);
});

test('it is refused on a site that has accounts', () => {
  const { plan } = planned();
  for (const [file, text] of draftsOf(plan.changes))
    if (/integrations/.test(file)) writeFileSync(join(root(), file), text ?? '');
  expect(refusal()).toContain('supabase');
});

test('the README that `new` wrote says how a site with a panel goes online, and another stays', () => {
  const readme = join(root(), 'README.md');
  const written = readFileSync(readme, 'utf8');
  writeFileSync(readme, `${written}\n## Ours\n\nA note.\n`);
  const { plan } = planned();
  const after = readmeChange(root(), plan)?.after ?? '';
  expect(after).not.toContain('FORM_ENDPOINT');
  expect(after).toMatch(/supabase --apply[\s\S]*## Ours\n\nA note\.\n$/);
  writeFileSync(readme, 'Mine.');
  expect(readmeChange(root(), plan)).toBeUndefined();
});
