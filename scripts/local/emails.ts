import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from './folder.ts';

export interface OutgoingEmail {
  to: string;
  subject: string;
  html: string;
  text?: string;
}

/** What a file under `inbox/emails/` holds. */
export interface StoredEmail extends OutgoingEmail {
  id: string;
  /** ISO 8601. */
  at: string;
  /** The absolute addresses in it, each once, in order. */
  links: string[];
}

export function emailsFolder(): string {
  return join(localFolder(), 'inbox', 'emails');
}

/** Keeps an e-mail for the local inbox instead of sending it. File names sort by time. */
export function saveEmail(email: OutgoingEmail): StoredEmail {
  const at = new Date().toISOString();
  const id = `${at.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
  const { to, subject, html, text } = email;
  const links = linksIn(`${html}\n${text ?? ''}`);
  const stored: StoredEmail = { id, at, to, subject, html, ...(text && { text }), links };
  const folder = emailsFolder();
  mkdirSync(folder, { recursive: true });
  // Renamed into place: whoever lists the folder never reads half a file.
  const draft = join(folder, `.${id}.tmp`);
  writeFileSync(draft, `${JSON.stringify(stored, null, 2)}\n`);
  renameSync(draft, join(folder, `${id}.json`));
  return stored;
}

function linksIn(content: string): string[] {
  const found = content.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&')))];
}
