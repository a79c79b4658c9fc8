/** The e-mail that answers a visitor. It says nothing that the visitor wrote: nobody can send words of theirs by it. */
import { type EmailLook, emailParts, escaped, type Mail } from './layout.ts';

/** Of a form's file. */
export interface AnswerWords {
  subject: string;
  title: string;
  paragraphs: string[];
  /** `to` is a path of the site, or an address elsewhere. */
  button?: { label: string; to: string } | undefined;
}

export interface AnswerSettings {
  look: EmailLook;
  /** Small print: why this e-mail has come. */
  answerNote: string;
  /** The address of the site that everybody may know, for replies. */
  replyTo?: string | undefined;
}

/** @param siteUrl without a slash at the end */
export function answerOf(
  { look, answerNote, replyTo }: AnswerSettings,
  { subject, title, paragraphs, button }: AnswerWords,
  siteUrl: string,
): Mail {
  const content = {
    preview: paragraphs[0] ?? title,
    title,
    paragraphs: paragraphs.map(escaped),
    ...(button && {
      button: {
        label: button.label,
        href: button.to.startsWith('/') ? siteUrl + button.to : button.to,
      },
    }),
    note: escaped(answerNote),
  };
  return {
    subject,
    ...emailParts(look, content, siteUrl),
    ...(replyTo && { replyTo }),
  };
}
