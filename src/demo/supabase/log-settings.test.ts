import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { readLogSettings, settingsSql } from './log-settings.ts';

test('the forms that are logged, how long, and who is told', () => {
  expect(readLogSettings(FIXTURE_SITE)).toEqual({
    forms: ['contact_form', 'hero_form', 'roundtable-registration'],
    retentionDays: 180,
    notify: ['contato@fortim.example'],
  });
});

test('as SQL, whatever a form is called', () => {
  expect(settingsSql({ forms: ["d'água", 'b'], retentionDays: 30, notify: [] })).toBe(
    "update private.submission_settings set forms = array['d''água', 'b']::text[], retention_days = 30;",
  );
});

test('a site without a log logs no form', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(root, 'site-config/forms'), { recursive: true });
  const write = (file: string, value: object) =>
    writeFileSync(join(root, 'site-config', file), JSON.stringify(value));
  write('integrations.json', { siteUrl: 'https://a.example' });
  write('forms/a.json', { submit: { strategy: 'log-and-track', formName: 'a' } });
  expect(readLogSettings(root)).toEqual({ forms: [], retentionDays: 180, notify: [] });
  rmSync(root, { recursive: true });
});
