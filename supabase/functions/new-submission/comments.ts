/** The e-mail that tells of comments on a page that its author shows by a link. Their words are never in its subject. */
import { type EmailLook, emailParts, escaped, filled, type Mail, onOneLine } from './layout.ts';

/** Of messages.json. */
export interface CommentsWords {
  subject: string;
  title: string;
  text: string;
  /** Beside a name, where no section was chosen. */
  whole: string;
  button: string;
  note: string;
}

/** The database's `claim_comments`. */
export interface Comments {
  /** Of the page. */
  file: string;
  page: string;
  count: number;
  /** The first twenty. */
  said: { name: string; text: string; section: string | null }[];
}

interface Settings {
  look: EmailLook;
  /** Path of the studio; undefined if the site has none at an address. */
  studio?: string | undefined;
}

/**
 * The mail; then, for a mailer that refuses it, without what strangers wrote.
 *
 * @param siteUrl without a slash at the end
 */
export function commentMails(
  { look, studio }: Settings,
  words: CommentsWords,
  { file, page, count, said }: Comments,
  siteUrl: string,
): [Mail, Mail] {
  const values = { page, count: new Intl.NumberFormat(look.language).format(count) };
  const rows = said.map(({ name, section, text }) => ({
    label: `${name} · ${section ?? words.whole}`,
    value: text,
  }));
  const content = {
    preview: '',
    title: words.title,
    paragraphs: [filled(words.text, { page: escaped(values.page), count: escaped(values.count) })],
    ...(studio && {
      button: { label: words.button, href: `${siteUrl}${studio}#/${encodeURI(file)}` },
    }),
    note: escaped(words.note),
  };
  const mailWith = (shown: typeof rows): Mail => ({
    subject: onOneLine(words.subject, values),
    ...emailParts(look, { ...content, rows: shown }, siteUrl),
  });
  return [mailWith(rows), mailWith([])];
}
