import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { logSettings, settingsSql } from './log-settings.ts';
import { readSources } from './site-sources.ts';

test('the forms that are logged, and how long', () => {
  expect(logSettings(readSources(FIXTURE_SITE))).toEqual({
    forms: ['contact_form', 'hero_form', 'roundtable-registration'],
    retentionDays: 180,
    statuses: [
      { value: 'new', meaning: 'new' },
      { value: 'contacted', meaning: 'open' },
      { value: 'won', meaning: 'won' },
      { value: 'lost', meaning: 'lost' },
      { value: 'spam', meaning: 'spam' },
    ],
  });
});

test('as SQL, whatever a form is called', () => {
  expect(settingsSql({ forms: ["d'água", 'b'], retentionDays: 30, statuses: [] })).toBe(
    "update private.submission_settings set forms = array['d''água', 'b']::text[], retention_days = 30;",
  );
});

test('the statuses of the panel', () => {
  const statuses = [{ value: 'new', meaning: 'new' } as const];
  expect(settingsSql({ forms: [], retentionDays: 30, statuses })).toContain(
    `statuses = '[{"value":"new","meaning":"new"}]';`,
  );
});

test('a site without a log logs no form', () => {
  const { forms } = readSources(FIXTURE_SITE);
  expect(logSettings({ integrations: {}, forms, statuses: [] })).toEqual({
    ...{ forms: [], retentionDays: 180, statuses: [] },
  });
});
