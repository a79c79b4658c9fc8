import { localFolder } from './folder.ts';
import type { Email } from './items.ts';
import { Store } from './store.ts';

export type OutgoingEmail = Pick<Email, 'to' | 'subject' | 'html' | 'text' | 'replyTo'>;

/** Keeps an e-mail for the local inbox instead of sending it, with the addresses in it. */
export function saveEmail(email: OutgoingEmail): Promise<Email> {
  const links = [...new Set([...linksOf(email.html), ...addressesIn(email.text ?? '')])];
  return new Store(localFolder()).add('emails', { ...email, links });
}

/** The addresses of links only: an address in the text may have been typed by a stranger. */
function linksOf(html: string): string[] {
  const found = html.matchAll(/\shref="(https?:\/\/[^"]+)"/g);
  return Array.from(found, ([, link = '']) => link.replaceAll('&amp;', '&'));
}

const addressesIn = (text: string): string[] => text.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
