import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { logSettings, settingsSql } from './log-settings.ts';
import { readSources } from './site-sources.ts';

test('the forms that are logged, and how long', () => {
  expect(logSettings(readSources(FIXTURE_SITE))).toEqual({
    forms: ['contact_form', 'hero_form', 'roundtable-registration'],
    retentionDays: 180,
  });
});

test('as SQL, whatever a form is called', () => {
  expect(settingsSql({ forms: ["d'água", 'b'], retentionDays: 30 })).toBe(
    "update private.submission_settings set forms = array['d''água', 'b']::text[], retention_days = 30;",
  );
});

test('a site without a log logs no form', () => {
  const { forms } = readSources(FIXTURE_SITE);
  expect(logSettings({ integrations: {}, forms })).toEqual({ forms: [], retentionDays: 180 });
});
