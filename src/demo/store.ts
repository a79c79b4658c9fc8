import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localFolder } from './folder.ts';
import type { CrmMode } from './stand-ins/crm/modes.ts';

/** Fields of every entry. */
export interface Kept {
  /** The file's name without `.json`. */
  id: string;
  /** When it arrived, ISO 8601 in UTC. */
  at: string;
}

/** One submission of a web form, with every field as it arrived. */
export interface Lead extends Kept {
  /** By name; as in PHP, the last of several with one name. */
  fields: Record<string, string>;
  /** All of them in order of arrival, repeated names too. */
  fieldList: [name: string, value: string][];
  /** The mode in which the CRM answered. */
  mode: CrmMode;
  /** Which of the other addresses of a form service it was sent to. */
  to?: string | undefined;
}

/** One e-mail that would have been sent. */
export interface Email extends Kept {
  to: string;
  subject: string;
  html: string;
  text?: string;
  /** Whom an answer would reach. */
  replyTo?: string;
  /** The addresses a reader can follow from it. */
  links: string[];
}

/** One call of `gtag`, one entry of `dataLayer` or one call of `fbq`. */
export interface ReportedEvent extends Kept {
  tag: 'gtag' | 'fbq';
  name: string;
  params: Record<string, unknown>;
  /** The path of the page it happened on. */
  page?: string;
}

/** Everything that can be kept, by the folder it is kept in. */
export interface Kinds {
  leads: Lead;
  emails: Email;
  events: ReportedEvent;
}
export type ItemKind = keyof Kinds;

/** Keyed by name, so that `tsc` reports a missing kind. */
const KINDS = Object.keys({
  leads: true,
  emails: true,
  events: true,
} satisfies Record<ItemKind, true>) as ItemKind[];
const LIMIT = 500;

/**
 * What the stand-ins received, one JSON file each: `<folder>/inbox/<kind>/<time>-<random>.json`.
 * Names sort by time, so the newest 500 of a kind are found, and kept, without opening files.
 */
export class Store {
  #last = 0;

  /** @param now milliseconds since the epoch */
  constructor(
    readonly folder: string,
    readonly now: () => number = Date.now,
  ) {}

  /** Keeps one thing and returns it with its id and time. */
  async add<K extends ItemKind>(kind: K, content: Omit<Kinds[K], keyof Kept>): Promise<Kinds[K]> {
    // No two in one millisecond, or their names would not say which came first.
    this.#last = Math.max(this.now(), this.#last + 1);
    const at = new Date(this.#last).toISOString();
    const id = `${at.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
    const kept = { id, at, ...content } as Kinds[K];
    const folder = this.#folderOf(kind);
    await mkdir(folder, { recursive: true });
    // Written aside and renamed, so that a reader never sees half a file.
    await writeFile(join(folder, `${id}.tmp`), `${JSON.stringify(kept, null, 2)}\n`);
    await rename(join(folder, `${id}.tmp`), join(folder, `${id}.json`));
    for (const old of (await this.#names(kind)).slice(LIMIT)) await this.#remove(kind, old);
    return kept;
  }

  /** The newest first, at most 500; a file that is not JSON is passed over. */
  async list<K extends ItemKind>(kind: K): Promise<Kinds[K][]> {
    const names = (await this.#names(kind)).slice(0, LIMIT);
    const all = await Promise.all(names.map((name) => this.#read<K>(kind, name)));
    return all.filter((item) => item !== undefined);
  }

  /** All stored entries, by kind. */
  async everything(): Promise<{ [K in ItemKind]: Kinds[K][] }> {
    const lists = await Promise.all(KINDS.map(async (kind) => [kind, await this.list(kind)]));
    return Object.fromEntries(lists);
  }

  /** Changes whenever any process adds or removes something. */
  async version(): Promise<string> {
    const names = await Promise.all(KINDS.map((kind) => this.#names(kind)));
    return names.map((list) => `${list.length}:${list[0] ?? ''}`).join('|');
  }

  /** Removes everything of every kind. */
  async clear(): Promise<void> {
    await Promise.all(
      KINDS.map((kind) => rm(this.#folderOf(kind), { recursive: true, force: true })),
    );
  }

  #folderOf(kind: ItemKind): string {
    return join(this.folder, 'inbox', kind);
  }

  async #names(kind: ItemKind): Promise<string[]> {
    const all = await readdir(this.#folderOf(kind)).catch(() => []);
    return all
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  }

  async #read<K extends ItemKind>(kind: K, name: string): Promise<Kinds[K] | undefined> {
    try {
      return JSON.parse(await readFile(join(this.#folderOf(kind), name), 'utf8'));
    } catch {
      return undefined;
    }
  }

  async #remove(kind: ItemKind, name: string): Promise<void> {
    await rm(join(this.#folderOf(kind), name), { force: true });
  }
}

/** Keeps an e-mail for the local inbox instead of sending it, with the addresses in it. */
export function saveEmail(email: Omit<Email, keyof Kept | 'links'>): Promise<Email> {
  const links = [...new Set([...linksOf(email.html), ...addressesIn(email.text ?? '')])];
  return new Store(localFolder()).add('emails', { ...email, links });
}

/** The addresses of links only: an address in the text may have been typed by a stranger. */
function linksOf(html: string): string[] {
  const found = html.matchAll(/\shref="(https?:\/\/[^"]+)"/g);
  return Array.from(found, ([, link = '']) => link.replaceAll('&amp;', '&'));
}

const addressesIn = (text: string): string[] => text.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
