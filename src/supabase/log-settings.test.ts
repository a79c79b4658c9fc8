import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { SUSPICION } from '../lib/log-defaults.ts';
import { logSettings, settingsSql } from './log-settings.ts';
import { readSources } from './site-sources.ts';

test('settings contain the logged forms and their retention', () => {
  expect(logSettings(readSources(FIXTURE_SITE))).toEqual({
    forms: ['contact_form', 'hero_form', 'roundtable-registration'],
    retentionDays: 180,
    suspicion: { links: 3, perHour: 30, repeatHours: 24, days: 30 },
    answersPerHour: 60,
    statuses: [
      { value: 'new', meaning: 'new' },
      { value: 'contacted', meaning: 'open' },
      { value: 'won', meaning: 'won' },
      { value: 'lost', meaning: 'lost' },
      { value: 'spam', meaning: 'spam' },
    ],
  });
});

test('settings are written as SQL, with quotes escaped', () => {
  const settings = {
    forms: ["d'água", 'b'],
    retentionDays: 30,
    suspicion: SUSPICION,
    answersPerHour: 5,
    statuses: [],
  };
  expect(settingsSql(settings)).toBe(
    'update private.submission_settings set (forms, retention_days, per_address, per_site, most_links, ' +
      'repeat_hours, suspected_days, answers_per_hour) = row(written.forms, written.retention_days, ' +
      'written.per_address, written.per_site, written.most_links, written.repeat_hours, ' +
      'written.suspected_days, written.answers_per_hour) from ' +
      `jsonb_populate_record(null::private.submission_settings, '{"forms":["d''água","b"],` +
      `"retention_days":30,"per_address":30,"per_site":120,"most_links":3,"repeat_hours":24,` +
      `"suspected_days":30,"answers_per_hour":5}') as written;`,
  );
});

test('settings contain the statuses of the panel', () => {
  const statuses = [{ value: 'new', meaning: 'new' } as const];
  const settings = {
    forms: [],
    retentionDays: 30,
    suspicion: SUSPICION,
    answersPerHour: 5,
    statuses,
  };
  expect(settingsSql(settings)).toContain('"statuses":[{"value":"new","meaning":"new"}]');
});

test('a site without a log logs no form', () => {
  const { forms } = readSources(FIXTURE_SITE);
  expect(logSettings({ integrations: {}, forms, statuses: [] })).toEqual({
    ...{ forms: [], retentionDays: 180, suspicion: SUSPICION, answersPerHour: 60, statuses: [] },
  });
});
