import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { textOf, tidy } from '../html/dom.ts';
import { resolved } from '../html/head.ts';
import { parsePart, Unreadable, withinTime } from '../html/parse.ts';
import { readBlocks } from '../html/read-blocks.ts';
import { isUnreadable } from '../html/read-page.ts';
import { type LeftBehind, type LeftKind, leaverOf } from '../left-behind.ts';
import { LARGEST_FILE, LARGEST_PAGE, type Limits } from '../limits.ts';
import {
  addressKey,
  type Block,
  decoded,
  hostOf,
  isOwn,
  type OldPage,
  type OldSite,
} from '../old-site.ts';
import { Fetcher } from './fetcher.ts';
import { type Attachments, withoutShortcodes } from './shortcodes.ts';
import { readWxrItems, type Wxr, type WxrItem } from './wxr-items.ts';
import { menuOf } from './wxr-menu.ts';

/** Upper bound of the items of an export: revisions, menus, files and comments count too. */
const MOST_ITEMS = 200_000;
const NOWHERE = 'https://old-site.invalid';

interface WxrOptions {
  limits: Limits;
  /** Where the old site can be asked for its files; without it, nobody is asked. */
  address?: string | undefined;
  /** A copy of `wp-content/uploads`. */
  media?: string | undefined;
}

/** The posts and pages of a WordPress export; undefined if the file is none. */
export async function readWxr(
  path: string,
  { limits, address, media }: WxrOptions,
): Promise<OldSite | undefined> {
  const wxr = await readWxrItems(path, MOST_ITEMS);
  if (!wxr.isWxr) return undefined;
  const base = baseOf(wxr);
  const hosts = new Set([base, address].flatMap((one) => (one ? hostOf(new URL(one)) : [])));
  const left: LeftBehind[] = [];
  const reader = new WxrReader(wxr, base, left);
  const pages = reader.pages(limits.pages);
  const fetcher = new Fetcher(limits, (wanted) => isOwn(wanted, hosts));
  return {
    hosts,
    pages,
    redirects: [],
    menu: menuOf(wxr.items, base, reader),
    left,
    file: async (wanted) =>
      fileIn(media, wanted) ??
      (address === undefined ? undefined : fetcher.file(wanted, LARGEST_FILE, () => true)),
  };
}

function baseOf({ channel }: Wxr): string {
  const said = [channel.get('wp:base_blog_url'), channel.get('link')].find(
    (one) => one !== undefined && /^https?:/.test(one) && URL.canParse(one),
  );
  return said ?? NOWHERE;
}

/** Of "…/wp-content/uploads/2019/03/forno.jpg" the file "2019/03/forno.jpg" in the copy. */
function fileIn(media: string | undefined, address: string): Uint8Array | undefined {
  if (media === undefined || !URL.canParse(address)) return undefined;
  const path = decoded(new URL(address).pathname);
  const inside = /\/uploads\/(.+)$/.exec(path)?.[1] ?? path.slice(1);
  // "2019/03/forno-300x200.jpg" is a smaller copy of "2019/03/forno.jpg".
  for (const name of [inside.replace(/-\d{1,5}x\d{1,5}(?=\.\w{1,5}$)/, ''), inside]) {
    const file = normalize(name);
    if (file.startsWith('..') || /^[\\/]|^\w:|\0/.test(file)) continue;
    const stat = lstatSync(join(media, file), { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > LARGEST_FILE) continue;
    // A folder in it may be a link to another.
    if (realpathSync(join(media, file)).startsWith(realpathSync(media) + sep))
      return readFileSync(join(media, file));
  }
  return undefined;
}

/** What WordPress keeps beside what visitors read. */
const SILENT_TYPES =
  /^(attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|wp_(global_styles|navigation|template|template_part|font_\w+))$/;
const DRAFTS = /^(draft|pending|private|future)$/;

class WxrReader {
  /** Id of a post -> its address. */
  readonly addresses = new Map<string, string>();
  readonly titles = new Map<string, string>();
  readonly #attachments = new Map<string, { address: string; alt: string }>();

  constructor(
    readonly wxr: Wxr,
    readonly base: string,
    readonly left: LeftBehind[],
  ) {
    for (const item of wxr.items) {
      const id = text(item, 'wp:post_id');
      const address = resolved(text(item, 'wp:attachment_url'), base);
      if (address !== undefined && text(item, 'wp:post_type') === 'attachment')
        this.#attachments.set(id, {
          address,
          alt: item.meta.get('_wp_attachment_image_alt') ?? '',
        });
      else {
        this.addresses.set(id, addressOf(item, base));
        this.titles.set(id, wordsOf(text(item, 'title')));
      }
    }
  }

  pages(most: number): OldPage[] {
    const told = new Map<LeftKind, Map<string, number>>();
    const count = (kind: LeftKind, what: string, by = 1) => {
      const counts = told.get(kind) ?? new Map<string, number>();
      told.set(kind, counts.set(what, (counts.get(what) ?? 0) + by));
    };
    const items = this.wxr.items.filter((item) => {
      const [type, status] = [text(item, 'wp:post_type'), text(item, 'wp:status')];
      const isPage = type === 'post' || type === 'page';
      if (!isPage && !SILENT_TYPES.test(type)) count('post-type', type);
      if (isPage && status === 'trash') count('trash', text(item, 'title'));
      if (isPage && item.comments > 0) count('comments', '', item.comments);
      return isPage && status !== 'trash' && status !== 'auto-draft' && status !== 'inherit';
    });
    for (const [kind, counts] of told)
      for (const [what, number] of counts)
        leaverOf(this.left, '')(
          kind,
          [what, kind === 'trash' ? '' : String(number)].filter(Boolean).join(': '),
        );
    if (items.length > most) leaverOf(this.left, '')('limit', `${most} / ${items.length}`);
    const front = items.find(
      (item) => new URL(addressOf(item, this.base)).pathname === new URL(this.base).pathname,
    );
    // Pages before posts: of two with one address, the page keeps it.
    const rank = (item: WxrItem) =>
      item === front ? 0 : text(item, 'wp:post_type') === 'page' ? 1 : 2;
    return items
      .slice(0, most)
      .sort((a, b) => rank(a) - rank(b))
      .map((item) => this.#page(item));
  }

  #page(item: WxrItem): OldPage {
    const address = this.addresses.get(text(item, 'wp:post_id')) ?? addressOf(item, this.base);
    const status = text(item, 'wp:status');
    const isPost = text(item, 'wp:post_type') === 'post';
    const moment = text(item, 'wp:post_date');
    const isProtected = text(item, 'wp:post_password') !== '';
    if (isProtected || status === 'private')
      leaverOf(this.left, address)('protected', text(item, 'title'));
    const day = /^(\d{4}-\d\d-\d\d) \d\d:\d\d/.exec(moment)?.[1];
    return {
      address,
      aliases: aliasesOf(item, this.base).filter(
        (alias) => addressKey(alias) !== addressKey(address),
      ),
      title: wordsOf(text(item, 'title')),
      description: wordsOf(descriptionOf(item)),
      keywords: item.categories
        .filter(
          ({ domain, slug }) => /^(category|post_tag)$/.test(domain) && slug !== 'uncategorized',
        )
        .map(({ name }) => name),
      language: this.wxr.channel.get('language') ?? '',
      isUnlisted: item.meta.get('_yoast_wpseo_meta-robots-noindex') === '1',
      ...(isPost && day && !day.startsWith('0000') ? { day } : {}),
      ...(status === 'future' ? { publishAt: moment.slice(0, 16).replace(' ', 'T') } : {}),
      ...(isProtected || (DRAFTS.test(status) && status !== 'future') ? { isDraft: true } : {}),
      blocks: this.#blocks(item, address),
      menu: [],
    };
  }

  #blocks(item: WxrItem, address: string): Block[] {
    const leave = leaverOf(this.left, address);
    const html = text(item, 'content:encoded');
    const thumbnail = this.#attachments.get(item.meta.get('_thumbnail_id') ?? '');
    const first: Block[] = thumbnail ? [{ kind: 'picture', ...thumbnail }] : [];
    try {
      if (html.length > LARGEST_PAGE) throw new Unreadable('bytes');
      const plain = withoutShortcodes(html, this.#attachments, leave);
      const hasPlainParagraphs = !/<!-- wp:|<p[\s>]/i.test(html);
      const read = () => readBlocks(parsePart(plain), { base: address, leave, hasPlainParagraphs });
      return [...first, ...withAlternatives(withinTime(read), this.#attachments)];
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      leave('page-unreadable', error.message);
      return first;
    }
  }
}

/** Words for a picture that the post has none for, from the library of media. */
function withAlternatives(blocks: readonly Block[], attachments: Attachments): Block[] {
  const alternatives = new Map([...attachments.values()].map(({ address, alt }) => [address, alt]));
  return blocks.map((block) =>
    block.kind === 'picture' && !block.alt
      ? { ...block, alt: alternatives.get(block.address) || block.alt }
      : block,
  );
}

const text = ({ texts }: WxrItem, name: string): string => texts.get(name)?.trim() ?? '';

/** The words of a short HTML text. */
function wordsOf(html: string): string {
  if (!/[<&]/.test(html)) return tidy(html);
  try {
    return withinTime(() => textOf(parsePart(html.slice(0, LONGEST_WORDS))));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return '';
  }
}

const LONGEST_WORDS = 20_000;

const descriptionOf = (item: WxrItem): string =>
  item.meta.get('_yoast_wpseo_metadesc') ||
  item.meta.get('rank_math_description') ||
  text(item, 'excerpt:encoded');

/** A draft has no address of its own yet: its name, or its title, makes one. */
function addressOf(item: WxrItem, base: string): string {
  const link = resolved(text(item, 'link'), base);
  if (link !== undefined && !new URL(link).search && isOwn(link, new Set([hostOf(new URL(base))])))
    return link;
  const name = text(item, 'wp:post_name') || text(item, 'title') || text(item, 'wp:post_id');
  return new URL(`/${encodeURIComponent(decoded(name))}/`, base).href;
}

/** Addresses that WordPress answers beside the one that it shows. */
function aliasesOf(item: WxrItem, base: string): string[] {
  const id = text(item, 'wp:post_id');
  if (!/^\d{1,12}$/.test(id)) return [];
  const key = text(item, 'wp:post_type') === 'page' ? 'page_id' : 'p';
  return [new URL(`/?${key}=${id}`, base).href];
}
