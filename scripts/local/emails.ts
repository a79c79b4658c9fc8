import { localFolder } from './folder.ts';
import type { Email } from './inbox/items.ts';
import { Store } from './store.ts';

export type OutgoingEmail = Pick<Email, 'to' | 'subject' | 'html' | 'text'>;

/** Keeps an e-mail for the local inbox instead of sending it, with the addresses in it. */
export function saveEmail(email: OutgoingEmail): Promise<Email> {
  const links = linksIn(`${email.html}\n${email.text ?? ''}`);
  return new Store(localFolder()).add('emails', { ...email, links });
}

/** Absolute addresses, each once, in order. */
function linksIn(content: string): string[] {
  const found = content.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&')))];
}
