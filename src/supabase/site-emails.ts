/** The e-mails of a site, of its own words, colours and language. */

import {
  type EmailContent,
  type EmailLook,
  emailHtml,
  filled,
  type Html,
} from '../../supabase/functions/new-submission/layout.ts';
import type { CrmForm, NoticeSettings } from '../../supabase/functions/new-submission/notice.ts';
import { plainText } from '../content/read/words/markup.ts';
import { isReadable, lettersOnBrand } from '../lib/brand-text.ts';
import type {
  AccountEmail,
  Form,
  Integrations,
  Messages,
  Site,
  SubmissionPanelSection,
  Theme,
} from '../types/config.gen.ts';

/** The data for account e-mails. */
export interface AccountEmailSources {
  site: Pick<Site, 'brand' | 'contacts' | 'language' | 'timeZone' | 'studio'>;
  theme: Pick<Theme, 'colors'>;
  messages: Pick<Messages, 'emails'>;
  integrations: Pick<Integrations, 'auth' | 'crm' | 'submissions'>;
}

/** The data for account e-mails and the notice of a submission. */
export interface EmailSources extends AccountEmailSources {
  /** By id. */
  forms: Record<string, Form>;
  /** The forms that the site's panel shows, as it calls them. */
  panelForms: SubmissionPanelSection['forms'];
  /** The statuses of the site's panel; none if it has no panel. */
  statuses: SubmissionPanelSection['statuses'];
}

/** The types of Supabase's templates, with the kind of link that each carries (Supabase's guide "Email Templates"). */
const TYPES = {
  confirmation: { key: 'confirmation', link: 'signup' },
  recovery: { key: 'recovery', link: 'recovery' },
  magic_link: { key: 'magicLink', link: 'magiclink' },
  email_change: { key: 'emailChange', link: 'email_change' },
  reauthentication: { key: 'reauthentication', link: undefined },
  invite: { key: 'invite', link: 'invite' },
} as const;
export type AccountEmailType = keyof typeof TYPES;

/** Links that lead to the page where a password is chosen; the others lead to the home page. */
const TO_NEW_PASSWORD: readonly (string | undefined)[] = ['recovery', 'invite'];

/** Variables of Go's html/template, which Supabase fills in. */
const variable = (name: string) => `{{ .${name} }}` as Html;
const VALUES = {
  email: variable('Email'),
  newEmail: variable('NewEmail'),
  code: variable('Token'),
};
const SITE_URL = variable('SiteURL');

export const ACCOUNT_EMAIL_TYPES = Object.keys(TYPES) as AccountEmailType[];

/** Subject and template of an e-mail about an account. Undefined if the site has no words for it. */
export function accountEmail(
  type: AccountEmailType,
  sources: AccountEmailSources,
): { subject: string; html: string } | undefined {
  const { emails } = sources.messages;
  if (!emails) return undefined;
  const { key, link } = TYPES[type];
  const words: AccountEmail = emails[key];
  const page =
    (TO_NEW_PASSWORD.includes(link) && sources.integrations.auth?.pages?.newPassword) || '/';
  const content: EmailContent = {
    preview: words.preview,
    title: words.title,
    paragraphs: [words.text, ...(words.code ? [words.code] : [])].map((text) =>
      filled(text, VALUES),
    ),
    ...(link && {
      button: {
        label: words.button ?? words.title,
        href: `${SITE_URL}${page}?token_hash=${variable('TokenHash')}&type=${link}`,
      },
    }),
    ...(!link && { code: VALUES.code }),
    note: filled(words.note, VALUES),
  };
  return { subject: words.subject, html: emailHtml(emailLook(sources), content, SITE_URL) };
}

/** The data for the notice of a new submission and its answer; undefined if the site has no texts for them. */
export function noticeSettings(sources: EmailSources): NoticeSettings | undefined {
  const { site, messages, integrations, forms, panelForms } = sources;
  const words = messages.emails?.submission;
  if (!words) return undefined;
  const { panel } = integrations.submissions ?? {};
  const settings: NoticeSettings['forms'] = {};
  for (const { title, submit, fields, answer } of Object.values(forms)) {
    if (!('formName' in submit)) continue;
    const company = fields.find(
      (field) => 'autocomplete' in field && field.autocomplete === 'organization',
    );
    settings[submit.formName] = {
      label: panelForms.find(({ name }) => name === submit.formName)?.label ?? title,
      fields: {
        // Of several files with one name, too.
        ...settings[submit.formName]?.fields,
        ...Object.fromEntries(
          fields.flatMap((field) =>
            'label' in field ? [[field.name, plainText(field.label) ?? field.label]] : [],
          ),
        ),
      },
      company: company && 'name' in company ? company.name : undefined,
      answer,
      crm: crmForm(submit, fields) ?? settings[submit.formName]?.crm,
    };
  }
  return {
    look: emailLook(sources),
    words,
    digest: messages.emails?.digest,
    reminder: messages.emails?.reminder,
    comments: site.studio && messages.emails?.comments,
    studio: site.studio?.path,
    timeZone: site.timeZone,
    answerNote: messages.emails?.answerNote ?? '',
    replyTo: site.contacts.email.to.replace(/^mailto:/, ''),
    panel,
    crm: integrations.crm && {
      endpoint: integrations.crm.endpoint,
      webformId: integrations.crm.webformId,
    },
    webhook: (integrations.submissions?.webhookForms ?? []).length > 0,
    forms: settings,
  };
}

/** What the server sends of a form to the CRM. Fields without a label have a value of their own, or send none. */
function crmForm(submit: Form['submit'], fields: Form['fields']): CrmForm | undefined {
  if (submit.strategy !== 'crm') return undefined;
  return {
    fields: fields
      .filter((field) => !('submitted' in field && field.submitted === false))
      .map((field) => ({
        name: field.name,
        ...(!('label' in field) && 'value' in field && { value: field.value }),
      })),
    currentUrl: submit.appendCurrentUrl === true,
  };
}

function emailLook({ site, theme: { colors }, messages }: AccountEmailSources): EmailLook {
  return {
    language: site.language,
    brand: site.brand.name,
    colors: {
      accent: colors.brand,
      onAccent: colors[lettersOnBrand(colors)],
      link: isReadable(colors.brandDark, colors.white) ? colors.brandDark : colors.ink,
      title: colors.ink,
      text: colors.graphite,
      muted: colors.steel,
      line: colors.line,
      page: colors.paper,
      card: colors.white,
    },
    copyAddress: messages.emails?.copyAddress ?? '',
    automatic: messages.emails?.automatic ?? '{site}',
  };
}
