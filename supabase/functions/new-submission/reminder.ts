/** The e-mail of a morning that says what nobody has opened for a day, and who is to be called today. */
import { type EmailLook, emailParts, escaped, filled, type Mail } from './layout.ts';

/** Of messages.json. */
export interface ReminderWords {
  subject: string;
  title: string;
  text: string;
  unopened: string;
  call: string;
  button?: string | undefined;
  note: string;
}

/** The database's `queue_reminders`. */
export interface Reminder {
  count: number;
  /** The first twenty. */
  leads: { name: string; form: string; reason: 'unopened' | 'call' }[];
}

interface Settings {
  look: EmailLook;
  panel?: string | undefined;
  forms: Record<string, { label: string }>;
}

/** @param siteUrl without a slash at the end */
export function reminderOf(
  { look, panel, forms }: Settings,
  words: ReminderWords,
  { count, leads }: Reminder,
  siteUrl: string,
): Mail {
  const number = new Intl.NumberFormat(look.language).format(count);
  const content = {
    preview: '',
    title: words.title,
    paragraphs: [filled(words.text, { count: escaped(number) })],
    rows: leads.map(({ name, form, reason }) => ({
      label: words[reason],
      value: [name, forms[form]?.label ?? form].filter(Boolean).join(', '),
    })),
    ...(panel && words.button && { button: { label: words.button, href: siteUrl + panel } }),
    note: escaped(words.note),
  };
  return {
    subject: words.subject.replace('{count}', number),
    ...emailParts(look, content, siteUrl),
  };
}
