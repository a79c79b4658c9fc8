/**
 * The layout of all e-mails of a site. Tables and style attributes, as the mail programs of offices know no others.
 * Runs on Deno, Node and in browsers: it imports nothing.
 */

/** What the e-mails of a site look like, and what each says around its own words. */
export interface EmailLook {
  /** BCP 47. */
  language: string;
  brand: string;
  colors: Record<
    'accent' | 'onAccent' | 'link' | 'title' | 'text' | 'muted' | 'line' | 'page' | 'card',
    string
  >;
  /** Before the address of a button. */
  copyAddress: string;
  /** The last line; {site} is the address of the site. */
  automatic: string;
}

/** An e-mail as a mailer takes it. */
export interface Mail {
  subject: string;
  html: string;
  text: string;
  /** To whom a reply goes, if not to the sender. */
  replyTo?: string;
}

/** The words of one e-mail. HTML where it says so, else text. */
export interface EmailContent {
  /** Shown by mail programs beside the subject. */
  preview: string;
  title: string;
  paragraphs: Html[];
  rows?: { label: string; value: string }[];
  /** A code to type, in large letters. */
  code?: Html;
  button?: { label: string; href: string };
  /** Small print below. */
  note: Html;
}

export type Html = string & { readonly html: unique symbol };

const ENTITIES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

export const escaped = (text: string): Html =>
  text.replace(/["&'<>]/g, (character) => ENTITIES[character] ?? character) as Html;

/**
 * For what somebody typed, which may be one long word. Outlook knows neither the property nor `break-word`, and keeps
 * `break-all`; it would make the whole mail as wide as the word.
 */
const BREAKING = 'word-break:break-all;word-break:break-word;overflow-wrap:anywhere;';

/** A text of the site with values in the places of its {names}, which stand out. */
export const filled = (text: string, values: Record<string, Html>): Html =>
  escaped(text).replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? `<strong style="${BREAKING}">${values[key]}</strong>` : name,
  ) as Html;

const CHARACTERS = Object.fromEntries(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** The text that HTML of `escaped` and `filled` shows. */
const shown = (html: Html): string =>
  html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity);

/** Signs that turn the direction of all that follows, as which a stranger's name could rewrite a subject. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** One line of text with values in it: a line break in a subject would be another header. */
export const onOneLine = (text: string, values: Record<string, string>): string =>
  text
    .replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
    .replace(TURNS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\s,:–-]+$/, '')
    .slice(0, 200);

/**
 * An e-mail's two parts, of one content.
 * @param siteUrl without a slash at the end
 */
export const emailParts = (look: EmailLook, content: EmailContent, siteUrl: string) => ({
  html: emailHtml(look, content, siteUrl),
  text: emailText(look, content, siteUrl),
});

/** Languages of scripts from right to left. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(-|$)/i;

/** @param siteUrl without a slash at the end */
export function emailHtml(look: EmailLook, content: EmailContent, siteUrl: string): string {
  const { colors, language, brand, automatic } = look;
  // Webmail drops the document around the body.
  const [dir, side] = RIGHT_TO_LEFT.test(language) ? [' dir="rtl"', 'right'] : ['', 'left'];
  const { preview, title, paragraphs, rows = [], code, button, note } = content;
  const site = `<a href="${siteUrl}/" style="color:${colors.muted};">${siteUrl}</a>`;
  const parts = [
    `<p style="margin:0 0 24px;font-size:14px;font-weight:bold;${dir ? '' : 'letter-spacing:2px;'}text-transform:uppercase;color:${colors.title};">${escaped(brand)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${colors.title};">${escaped(title)}</h1>`,
    ...paragraphs.map((html) => `<p style="margin:0 0 16px;">${html}</p>`),
    ...(rows.length > 0 ? [rowsHtml(rows, colors)] : []),
    ...(code
      ? [
          `<p style="margin:24px 0;padding:20px;background:${colors.page};border:1px solid ${colors.line};text-align:center;font-family:Consolas,Menlo,monospace;font-size:30px;font-weight:bold;letter-spacing:8px;color:${colors.title};">${code}</p>`,
        ]
      : []),
    ...(button ? [buttonHtml(button, look)] : []),
    `<p style="margin:0;font-size:14px;color:${colors.muted};">${note}</p>`,
  ];
  return `<!doctype html>
<html lang="${escaped(language)}"${dir}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light" />
    <title>${escaped(title)}</title>
  </head>
  <body style="margin:0;padding:0;background:${colors.page};">
    <div style="display:none;max-height:0;overflow:hidden;">${escaped(preview)}</div>
    <div role="main"${dir}>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.page};">
      <tr>
        <td align="center" style="padding:32px 16px;">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colors.card};border:1px solid ${colors.line};border-top:4px solid ${colors.accent};">
            <tr>
              <td style="padding:32px 32px 36px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.6;color:${colors.text};text-align:${side};">
                ${parts.join('\n                ')}
              </td>
            </tr>
          </table>
          <p style="max-width:560px;margin:20px auto 0;font-family:Arial,Helvetica,sans-serif;font-size:13px;line-height:1.5;color:${colors.muted};">${escaped(automatic).replace('{site}', site)}</p>
        </td>
      </tr>
    </table>
    </div>
  </body>
</html>
`;
}

const buttonHtml = (
  { label, href }: { label: string; href: string },
  { colors, copyAddress }: EmailLook,
) =>
  `<p style="margin:24px 0;"><a href="${escaped(href)}" style="display:inline-block;padding:14px 24px;background:${colors.accent};color:${colors.onAccent};font-weight:bold;text-decoration:none;">${escaped(label)}</a></p>
                <p style="margin:0 0 24px;font-size:14px;color:${colors.muted};">${escaped(copyAddress)}<br /><a href="${escaped(href)}" style="color:${colors.link};word-break:break-all;">${escaped(href)}</a></p>`;

/** Label above value, so that both have the whole width on a phone. */
const rowsHtml = (rows: { label: string; value: string }[], colors: EmailLook['colors']) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0;">${rows
    .map(
      ({ label, value }) =>
        `<tr><td style="padding:10px 0;border-top:1px solid ${colors.line};"><span style="font-size:13px;color:${colors.muted};">${escaped(label)}</span><br /><span style="white-space:pre-wrap;${BREAKING}">${escaped(value)}</span></td></tr>`,
    )
    .join('')}</table>`;

/** The same as text, for programs that show no HTML. */
function emailText(
  { automatic }: EmailLook,
  { title, paragraphs, rows = [], button, note }: EmailContent,
  siteUrl: string,
): string {
  return [
    title,
    ...paragraphs.map(shown),
    ...rows.map(({ label, value }) => `${label}\n${value}`),
    ...(button ? [`${button.label}: ${button.href}`] : []),
    shown(note),
    automatic.replace('{site}', siteUrl),
  ]
    .filter(Boolean)
    .join('\n\n');
}
