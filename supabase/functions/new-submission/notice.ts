/** The e-mail that tells of a new submission. The embedded database sends the same. */
import { addressOf } from './address.ts';
import type { AnswerSettings, AnswerWords } from './answer.ts';
import type { CommentsWords } from './comments.ts';
import type { DigestWords } from './digest.ts';
import { emailParts, escaped, filled, type Mail, onOneLine } from './layout.ts';
import type { ReminderWords } from './reminder.ts';

/** The fields in the form's order; `value` of those that no visitor fills in. */
export interface CrmForm {
  fields: { name: string; value?: string }[];
  /** Whether the address of the page goes along. */
  currentUrl: boolean;
}

export interface NoticeSettings extends AnswerSettings {
  /** Of messages.json; {form}, {name} and {company} are of the submission. */
  words: {
    subject: string;
    preview: string;
    title: string;
    text: string;
    page: string;
    /** Above what is not in the form's file. */
    otherFields: string;
    /** Undefined if the site has no panel. */
    button?: string | undefined;
    note: string;
  };
  /** Of the digest; undefined if the site has none. */
  digest?: DigestWords | undefined;
  /** Of the reminder; undefined if the site has none. */
  reminder?: ReminderWords | undefined;
  /** Of the mail of comments; undefined if the site has none. */
  comments?: CommentsWords | undefined;
  timeZone: string;
  /** Path of the page with the panel; undefined if the site has none. */
  panel?: string | undefined;
  /** Path of the studio at an address; undefined if the site has none. */
  studio?: string | undefined;
  /** As integrations.json has it: `${NAME}` is for the environment. Undefined if the site has no CRM. */
  crm?: { endpoint: string; webformId: string } | undefined;
  /** Whether some forms go to a webhook of the site's own. */
  webhook: boolean;
  /** By `formName`. */
  forms: Record<
    string,
    {
      /** What people call the form. */
      label: string;
      /** The labels of its fields, by name. */
      fields: Record<string, string>;
      /** The field with the name of a company. */
      company?: string | undefined;
      /** What is sent to the visitor. */
      answer?: AnswerWords | undefined;
      /** What the CRM is sent of it; undefined if it is not sent there. */
      crm?: CrmForm | undefined;
    }
  >;
}

/** What a notice says of a submission. */
export interface NoticeRow {
  id: string;
  form: string;
  page: string;
  name: string;
  email: string;
  fields: { name: string; label: string; value: string }[];
}

/** A row of `public.submissions`. */
export interface SubmissionRow extends NoticeRow {
  phone: string;
  company: string;
  /** ISO 8601. */
  received_at: string;
  source: Record<string, string>;
  /** What the CRM is sent, without the value where `fields` has the same; null in a row of an earlier page. */
  crm_entries: [name: string, value?: string][] | null;
}

/**
 * The notice; then, for a mailer that refuses it, with less and less of what the visitor wrote: nobody can write what
 * keeps the team from being told.
 */
export function noticesOf(
  settings: NoticeSettings,
  row: NoticeRow,
  siteUrl: string,
): [Mail, ...Mail[]] {
  const { replyTo, ...notice } = noticeOf(settings, row, siteUrl);
  const bare = noticeOf(settings, { ...row, page: '', name: '', email: '', fields: [] }, siteUrl);
  return replyTo ? [{ ...notice, replyTo }, notice, bare] : [notice, bare];
}

/** @param siteUrl without a slash at the end */
export function noticeOf(settings: NoticeSettings, row: NoticeRow, siteUrl: string): Mail {
  const { look, words, panel, forms } = settings;
  const { label = row.form, company } = forms[row.form] ?? {};
  const values = {
    form: label,
    name: row.name || row.email || '?',
    company: row.fields.find(({ name }) => name === company)?.value ?? '',
  };
  const content = {
    preview: onOneLine(words.preview, values),
    title: words.title,
    paragraphs: [filled(words.text, { form: escaped(values.form), name: escaped(values.name) })],
    rows: rowsOf(settings, row, siteUrl),
    ...(panel &&
      words.button && {
        button: {
          label: words.button,
          href: `${siteUrl}${panel}?submission=${encodeURIComponent(row.id)}`,
        },
      }),
    note: escaped(words.note),
  };
  // Anything else could add headers or recipients.
  const replyTo = addressOf(row.email);
  return {
    subject: onOneLine(words.subject, values),
    ...emailParts(look, content, siteUrl),
    ...(replyTo && { replyTo }),
  };
}

/**
 * The fields with the labels of the form's file. What else was sent, or a page of another site, did not come from the
 * form: it stands apart, as one text.
 */
function rowsOf(
  { words, forms }: NoticeSettings,
  { form, page, fields }: NoticeRow,
  siteUrl: string,
): { label: string; value: string }[] {
  const labels = new Map(Object.entries(forms[form]?.fields ?? {}));
  const isOwnPage = `${page}/`.startsWith(`${siteUrl}/`);
  const rows = [
    ...fields.map(({ name, label, value }) => ({ label, value, known: labels.get(name) })),
    { label: words.page, value: page, known: isOwnPage ? words.page : undefined },
  ].filter(({ value }) => value.trim() !== '');
  const others = rows.filter(({ known }) => known === undefined);
  return [
    ...rows.flatMap(({ known, value }) => (known === undefined ? [] : [{ label: known, value }])),
    ...(others.length > 0
      ? [
          {
            label: words.otherFields,
            value: others.map(({ label, value }) => `${label}: ${value}`).join('\n\n'),
          },
        ]
      : []),
  ];
}
