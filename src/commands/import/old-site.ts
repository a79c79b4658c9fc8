import type { Run } from '../../studio/client/form/markdown/runs.ts';
import { decode } from './html/decode.ts';
import type { LeftBehind } from './left-behind.ts';

/** A part of an old page, in the order of reading. Addresses are whole, of the old site. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'table'; head: string[]; rows: Run[][][] }
  | { kind: 'picture'; address: string; alt: string | undefined }
  /** A name that links lead to, of what follows. */
  | { kind: 'anchor'; id: string }
  /** A line, or the edge of a part: what follows is another paragraph. */
  | { kind: 'edge' };

export interface OldLink {
  label: string;
  /** Of the old site, whole; '' for the title of a group. */
  address: string;
  links: OldLink[];
}

export interface OldPage {
  /** Whole. */
  address: string;
  /** Other addresses of the same page. */
  aliases: string[];
  title: string;
  description: string;
  keywords: string[];
  /** As the page says; '' if it does not. */
  language: string;
  isUnlisted: boolean;
  /** A post's day, "2019-03-12". */
  day?: string | undefined;
  isDraft?: boolean | undefined;
  /** When it is to be published, "2027-03-12T09:00". */
  publishAt?: string | undefined;
  blocks: Block[];
  menu: OldLink[];
}

/** An address on the old site that leads to another. */
export interface OldRedirect {
  from: string;
  to: string;
}

export interface OldSite {
  /** Hosts whose links are links within the site. */
  hosts: ReadonlySet<string>;
  pages: OldPage[];
  redirects: OldRedirect[];
  /** The menu, where the source tells it; else that of the pages is taken. */
  menu?: OldLink[] | undefined;
  left: LeftBehind[];
  /** The bytes of a file of the old site; undefined where it is not there. */
  file(address: string): Promise<Uint8Array | undefined>;
}

/** A host as links are compared: `www.` makes no difference. */
export const hostOf = ({ host }: URL): string => host.replace(/^www\./, '');

export const isOwn = (address: string, hosts: ReadonlySet<string>): boolean =>
  URL.canParse(address) && hosts.has(hostOf(new URL(address)));

const DIRECTORY = /(^|\/)(?:index|default|home)\.(?:html?|php|aspx?|jsp)$/i;
/** What campaigns and networks add to an address. */
const TRACKING = /^(utm_\w+|fbclid|gclid|mc_cid|mc_eid|replytocom|share|nb)$/i;

/** The path of an address with its letters, without the slash at its end and the name of a folder's page. */
export function pathIn({ pathname }: URL): string {
  const path = decoded(pathname).replace(DIRECTORY, '$1');
  return path.replace(/(?<!\/)\/+$/, '').replace(/^\/+$/, '') || '/';
}

/** The same for all ways to write one address; without its host, and the place in the page. */
export function addressKey(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()])
    if (TRACKING.test(name)) url.searchParams.delete(name);
  return pathIn(url).replaceAll('?', '%3F') + url.search;
}

/** An address with letters as people read them; of an old page, they may be in its own encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    const escapes = /(?:%[\da-f]{2})+/gi;
    return text.replace(escapes, (run) => decode(Buffer.from(run.replaceAll('%', ''), 'hex')));
  }
}
