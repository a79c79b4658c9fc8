/** The e-mail that says on some days what has come, what waits, and how long people waited. */
import { type EmailLook, emailParts, escaped, filled, type Mail } from './layout.ts';

/** Of messages.json. */
export interface DigestWords {
  subject: string;
  title: string;
  text: string;
  came: string;
  unopened: string;
  overdue: string;
  median: string;
  button?: string | undefined;
  note: string;
}

/** The database's `digest_of`. */
export interface Digest {
  /** ISO 8601: what came from then on is counted. */
  since: string;
  count: number;
  forms: { form: string; count: number }[];
  unopened: number;
  overdue: number;
  /** Until the first contact, in seconds; null if there was none. */
  median: number | null;
}

interface Settings {
  look: EmailLook;
  timeZone: string;
  panel?: string | undefined;
  forms: Record<string, { label: string }>;
}

/** @param siteUrl without a slash at the end */
export function digestOf(
  { look, timeZone, panel, forms }: Settings,
  words: DigestWords,
  digest: Digest,
  siteUrl: string,
): Mail {
  const { language } = look;
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(
    new Date(digest.since),
  );
  const values = { count: number(digest.count), unopened: number(digest.unopened) };
  const subject = words.subject.replace(
    /\{(count|unopened)\}/g,
    (_, name: keyof typeof values) => values[name],
  );
  const content = {
    preview: '',
    title: words.title,
    paragraphs: [filled(words.text, { since: escaped(since) })],
    rows: [
      { label: words.came, value: values.count },
      ...digest.forms.map(({ form, count }) => ({
        label: forms[form]?.label ?? form,
        value: number(count),
      })),
      { label: words.unopened, value: values.unopened },
      { label: words.overdue, value: number(digest.overdue) },
      ...(digest.median === null
        ? []
        : [{ label: words.median, value: duration(digest.median, language) }]),
    ],
    ...(panel && words.button && { button: { label: words.button, href: siteUrl + panel } }),
    note: escaped(words.note),
  };
  return {
    subject,
    ...emailParts(look, content, siteUrl),
  };
}

/** "3 horas": in the largest unit of which there are at least two. */
function duration(seconds: number, language: string): string {
  const [unit, size] = (
    [
      ['day', 86_400],
      ['hour', 3600],
    ] as const
  ).find(([, length]) => seconds >= 2 * length) ?? ['minute', 60];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(seconds / size);
}
