import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mayRegister } from '../blocks/strategies/supabase-auth/may-register.ts';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { projectRoot } from '../node/project.ts';
import { accountChanges } from './apply/accounts.ts';
import { siteFilesOfProject } from './project.ts';
import { readSources } from './site-sources.ts';

const open = readSources(FIXTURE_SITE);
const { 'sign-up': _, ...otherForms } = open.forms;
const withoutForm = { ...open, forms: otherForms };
const closed = { ...withoutForm, integrations: { ...open.integrations, auth: {} } };
const withService = { ...closed, integrations: { auth: { social: ['google' as const] } } };

const toml = readFileSync(join(projectRoot, 'supabase/config.toml'), 'utf8');
const webhook = { projectUrl: 'https://abc.supabase.co', secret: 's' };

test.each([
  ['with a form that makes accounts', open, true],
  ['with another service to sign in with', withService, true],
  ['without either', closed, false],
])('a site %s', (_, sources, may) => {
  expect(mayRegister(sources)).toBe(may);
  expect(accountChanges({}, sources, 'https://a.example').disable_signup).toBe(!may);
  expect(siteFilesOfProject(toml, sources, webhook)['config.toml']).toContain(
    `\nenable_signup = ${may}\n`,
  );
});
