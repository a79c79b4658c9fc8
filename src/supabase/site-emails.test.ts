import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { siteFilesOfProject } from './project.ts';
import { ACCOUNT_EMAIL_TYPES, accountEmail, noticeSettings } from './site-emails.ts';
import { readSources } from './site-sources.ts';

const WEBHOOK = { projectUrl: 'https://abc.supabase.co', secret: 'segredo' };
const sources = readSources(FIXTURE_SITE);
const { site, theme } = sources;

test.each(ACCOUNT_EMAIL_TYPES)(
  'the e-mail %s has the brand, language and colours of the site',
  (type) => {
    const { subject, html } = accountEmail(type, sources)!;
    expect(subject).toContain(site.brand.name);
    expect(html).toContain(`<html lang="${site.language}">`);
    expect(html).toContain(theme.colors.brand);
    expect(html).not.toMatch(/\{\w+\}|undefined/);
  },
);

test.each([
  ['confirmation', '{{ .SiteURL }}/?token_hash={{ .TokenHash }}&amp;type=signup'],
  ['recovery', '{{ .SiteURL }}/auth/reset-password?token_hash={{ .TokenHash }}&amp;type=recovery'],
  ['invite', '{{ .SiteURL }}/auth/reset-password?token_hash={{ .TokenHash }}&amp;type=invite'],
  ['magic_link', '{{ .SiteURL }}/?token_hash={{ .TokenHash }}&amp;type=magiclink'],
  ['email_change', '{{ .SiteURL }}/?token_hash={{ .TokenHash }}&amp;type=email_change'],
] as const)('the link of %s leads to the page that accepts its token', (type, link) => {
  expect(accountEmail(type, sources)!.html).toContain(`href="${link}"`);
});

test('only the e-mails that need a code contain one', () => {
  const withCode = ACCOUNT_EMAIL_TYPES.filter((type) =>
    accountEmail(type, sources)!.html.includes('{{ .Token }}'),
  );
  expect(withCode).toEqual(['magic_link', 'reauthentication']);
});

test('a hosted project gets the e-mails, with the settings of the log and of the notice', () => {
  const files = siteFilesOfProject('project_id = "a"\n', sources, WEBHOOK);
  const config = parse(files['config.toml']!) as unknown as {
    auth: { email: { template: Record<string, { subject: string; content_path: string }> } };
  };
  for (const type of ACCOUNT_EMAIL_TYPES) {
    expect(config.auth.email.template[type]).toEqual({
      subject: accountEmail(type, sources)!.subject,
      content_path: `./supabase/templates/${type}.html`,
    });
    expect(files[`templates/${type}.html`]).toContain('<!doctype html>');
  }
  expect(files['settings.sql']).toContain('"contact_form"');
  const settings = JSON.parse(files['functions/new-submission/settings.json']!);
  expect(settings.forms.contact_form).toEqual({
    label: 'Fale conosco',
    fields: expect.objectContaining({ firstname: 'Nome', description: 'Mensagem' }),
    company: 'company',
    crm: {
      fields: expect.arrayContaining([
        { name: 'leadsource', value: 'Web Site' },
        { name: 'firstname' },
      ]),
      currentUrl: true,
    },
  });
  // Addresses and secrets are of the environment.
  expect([settings.crm, settings.webhook]).toEqual([
    { endpoint: '${CRM_ENDPOINT}', webformId: '${CRM_WEBFORM_ID}' },
    true,
  ]);
});

test('a form that the panel does not name is called by its title', () => {
  expect(noticeSettings({ ...sources, panelForms: [] })?.forms.contact_form?.label).toBe(
    sources.forms.contato?.title,
  );
});

test('a site without accounts has no account e-mails', () => {
  const none = { ...sources, messages: {} };
  expect(accountEmail('recovery', none)).toBeUndefined();
  const files = siteFilesOfProject('', none, WEBHOOK);
  expect(Object.keys(files)).not.toContain('templates/recovery.html');
});
