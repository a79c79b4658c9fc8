import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { SUSPICION } from '../lib/log-defaults.ts';
import { type LogSettings, logSettings, settingsSql } from './log-settings.ts';
import type { EmailSources } from './site-emails.ts';
import { readSources } from './site-sources.ts';

test('settings contain the logged forms and their retention', () => {
  expect(logSettings(readSources(FIXTURE_SITE))).toEqual({
    forms: [
      'check_form',
      'contact_form',
      'hero_form',
      'roundtable-registration',
      'script_form',
      'visit_form',
    ],
    recipients: {
      check_form: ['contato@fortim.example'],
      contact_form: ['comercial@fortim.example'],
      hero_form: ['contato@fortim.example'],
      'roundtable-registration': ['contato@fortim.example'],
      script_form: ['contato@fortim.example'],
      visit_form: ['contato@fortim.example'],
    },
    choices: [],
    files: { visit_form: { planta: { bytes: 1_000_000, most: 2, types: ['pdf', 'png'] } } },
    digest: {},
    reminders: 'America/Sao_Paulo',
    secondAddress: '',
    answered: ['roundtable-registration'],
    crmForms: ['contact_form'],
    webhookForms: ['contact_form'],
    crmStoresOnce: false,
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

test('who is told of a choice is found by the words of its option, as the log has them', () => {
  const sources = readSources(FIXTURE_SITE);
  const { submissions } = sources.integrations;
  const emails = ['remoto@fortim.example'];
  const told = (field: string, is: string) => ({ form: 'visita', if: { field, is }, emails });
  const { choices, recipients } = logSettings({
    ...sources,
    integrations: {
      ...sources.integrations,
      submissions: {
        ...submissions!,
        notifyByForm: [
          told('formato', 'video'),
          told('formato', 'x'),
          { form: 'visita', emails: [] },
        ],
      },
    },
  });
  expect(choices).toEqual([{ form: 'visit_form', field: 'formato', label: 'Por vídeo', emails }]);
  expect(recipients.visit_form).toEqual([]);
});

test('a digest is in the site’s time zone, and waits for its words', () => {
  const sources = readSources(FIXTURE_SITE);
  const { submissions } = sources.integrations;
  const emails = ['direcao@fortim.example'];
  const digest = { days: ['friday', 'monday'] as const, emails };
  const integrations = {
    ...sources.integrations,
    submissions: { ...submissions!, digest: { ...digest, days: [...digest.days] } },
  };
  expect(logSettings({ ...sources, integrations }).digest).toEqual({
    ...{ days: [1, 5], hour: 8, zone: 'America/Sao_Paulo', emails },
  });
  expect(logSettings({ ...sources, integrations, messages: {} }).digest).toEqual({});
});

const SETTINGS: LogSettings = {
  ...{
    forms: ["d'água"],
    recipients: { "d'água": ['a@a.example'] },
    choices: [],
    answered: [],
    digest: {},
    reminders: '',
  },
  ...{
    secondAddress: '',
    ...{ crmForms: ["d'água"], webhookForms: [], crmStoresOnce: true, files: {} },
    retentionDays: 30,
    suspicion: SUSPICION,
    answersPerHour: 5,
    statuses: [],
  },
};

test('settings are written as SQL, with quotes escaped', () => {
  expect(settingsSql(SETTINGS)).toBe(
    'update private.submission_settings set (forms, recipients, choices, digest, reminders, second_address, answered, ' +
      'crm_forms, webhook_forms, crm_stores_once, files, ' +
      'retention_days, per_address, per_site, most_links, repeat_hours, suspected_days, ' +
      'answers_per_hour) = row(written.forms, written.recipients, written.choices, written.digest, written.reminders, written.second_address, ' +
      'written.answered, written.crm_forms, written.webhook_forms, written.crm_stores_once, written.files, ' +
      'written.retention_days, written.per_address, written.per_site, ' +
      'written.most_links, written.repeat_hours, written.suspected_days, written.answers_per_hour) ' +
      `from jsonb_populate_record(null::private.submission_settings, '{"forms":["d''água"],` +
      `"recipients":{"d''água":["a@a.example"]},"choices":[],"digest":{},"reminders":"","second_address":"","answered":[],"crm_forms":["d''água"],"webhook_forms":[],"crm_stores_once":true,"files":{},` +
      `"retention_days":30,"per_address":30,"per_site":120,"most_links":3,"repeat_hours":24,` +
      `"suspected_days":30,"answers_per_hour":5}') as written;`,
  );
});

test('settings contain the statuses of the panel', () => {
  const statuses = [{ value: 'new', meaning: 'new' } as const];
  expect(settingsSql({ ...SETTINGS, statuses })).toContain(
    '"statuses":[{"value":"new","meaning":"new"}]',
  );
});

test('a site without a log logs no form', () => {
  const { forms } = readSources(FIXTURE_SITE);
  expect(logSettings({ integrations: {}, forms, statuses: [] })).toEqual({
    ...{
      forms: [],
      recipients: {},
      choices: [],
      digest: {},
      reminders: '',
      files: {},
      secondAddress: '',
      answered: [],
      ...{ crmForms: [], webhookForms: [], crmStoresOnce: false },
      retentionDays: 180,
      suspicion: SUSPICION,
      answersPerHour: 60,
      statuses: [],
    },
  });
});

test('the files of a form are those of its fields', () => {
  const field = { type: 'file', name: 'cv', label: 'CV', accept: ['pdf'], maxFiles: 2 };
  const submit = { strategy: 'log-and-track', formName: 'vagas' };
  const forms = { vagas: { submit, fields: [field] } } as unknown as EmailSources['forms'];
  const integrations = { submissions: { strategies: ['log-and-track' as const] } };
  expect(logSettings({ integrations, forms, statuses: [] }).files).toEqual({
    vagas: { cv: { most: 2, bytes: 5_000_000, types: ['pdf'] } },
  });
});
