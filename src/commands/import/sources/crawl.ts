import robotsParser from 'robots-parser';
import { type ReadPage, readPage } from '../html/read-page.ts';
import { type LeftBehind, leaverOf } from '../left-behind.ts';
import { LARGEST_FILE, LARGEST_PAGE, type Limits, LONGEST_ADDRESS } from '../limits.ts';
import { addressKey, hostOf, isOwn, type OldRedirect, type OldSite } from '../old-site.ts';
import { type Fetched, Fetcher } from './fetcher.ts';
import { withoutCopies } from './from-pages.ts';

const NO_PAGE =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|pdf|zip|gz|rar|7z|exe|dmg|mp[34]|m4[av]|mov|avi|webm|wav|ogg|docx?|xlsx?|pptx?|csv|txt|woff2?|ttf|eot)$/i;
/** Pages for who writes the site, and doors to endless ones. */
const NOT_FOR_VISITORS =
  /\/(wp-admin|wp-login\.php|wp-json|xmlrpc\.php|feed|trackback|cgi-bin|cart|checkout)(\/|$)|[?&](replytocom|add-to-cart|share|print|sort|orderby)=/i;

export type Progress = (pages: number, waiting: number) => void;

/** Upper bound of the redirects that lead to what is the same address. */
const MOST_HOPS = 5;

/** Reads a site over HTTP, breadth first, as `robots.txt` allows, one request after the other. */
export async function crawl(
  start: string,
  limits: Limits,
  progress: Progress = () => {},
): Promise<OldSite> {
  const crawler = new Crawler(new URL(start), limits, progress);
  return crawler.run();
}

class Crawler {
  readonly #left: LeftBehind[] = [];
  readonly #pages: ReadPage[] = [];
  readonly #redirects: OldRedirect[] = [];
  readonly #seen = new Set<string>();
  readonly #queue: string[] = [];
  readonly #hosts: Set<string>;
  readonly #fetcher: Fetcher;
  #isAllowed: (address: string) => boolean = () => true;

  constructor(
    readonly start: URL,
    readonly limits: Limits,
    readonly progress: Progress,
  ) {
    this.#hosts = new Set([hostOf(start)]);
    this.#fetcher = new Fetcher(limits, (address) => isOwn(address, this.#hosts));
  }

  async run(): Promise<OldSite> {
    await this.#readRobots();
    this.#add(this.start.href);
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      if (this.#pages.length >= this.limits.pages || this.#fetcher.isSpent) {
        leaverOf(this.#left, '')(
          'limit',
          `${this.#pages.length} / ${this.#pages.length + this.#queue.length + 1}`,
        );
        break;
      }
      await this.#visit(next);
      this.progress(this.#pages.length, this.#queue.length);
    }
    return {
      hosts: this.#hosts,
      pages: withoutCopies(this.#pages),
      redirects: this.#redirects,
      left: this.#left,
      file: (address) => this.#fetcher.file(address, LARGEST_FILE, this.#isAllowed),
    };
  }

  async #readRobots(): Promise<void> {
    const address = new URL('/robots.txt', this.start).href;
    const fetched = await this.#fetcher.get(address, 500_000);
    const text = fetched.kind === 'body' ? new TextDecoder().decode(fetched.bytes) : '';
    const robots = robotsParser(address, text);
    const agent = Fetcher.agent;
    const delay = robots.getCrawlDelay(agent);
    if (delay !== undefined && this.limits.pause > 0)
      this.#fetcher.pause = Math.min(10_000, Math.max(this.limits.pause, delay * 1000));
    this.#isAllowed = (wanted) => robots.isAllowed(sameHost(wanted, this.start), agent) !== false;
  }

  #add(address: string): void {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || !isOwn(address, this.#hosts)) return;
    url.hash = '';
    if (url.href.length > LONGEST_ADDRESS || NO_PAGE.test(url.pathname)) return;
    if (NOT_FOR_VISITORS.test(url.pathname + url.search)) return;
    const key = addressKey(url.href);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (this.#isAllowed(url.href)) this.#queue.push(url.href);
    else leaverOf(this.#left, url.href)('robots');
  }

  async #visit(address: string, hops = 0): Promise<void> {
    const fetched = await this.#fetcher.get(address, LARGEST_PAGE + 1);
    const leave = leaverOf(this.#left, address);
    if (fetched.kind === 'body') this.#take(address, fetched);
    else if (fetched.kind === 'failed') leave('not-fetched', fetched.why);
    else if (!isOwn(fetched.to, this.#hosts)) leave('not-fetched', fetched.to);
    // A slash more, or https: the same address for the new site.
    else if (addressKey(fetched.to) === addressKey(address)) {
      if (hops < MOST_HOPS) await this.#visit(fetched.to, hops + 1);
      else leave('not-fetched', fetched.to);
    } else {
      this.#redirects.push({ from: address, to: fetched.to });
      this.#add(fetched.to);
    }
  }

  #take(address: string, { bytes, type }: Extract<Fetched, { kind: 'body' }>): void {
    if (type && !/html/.test(type)) return;
    const page = readPage(bytes, address, this.#left);
    if (!page) return;
    this.#pages.push(page);
    for (const link of page.links) this.#add(link);
  }
}

/** `robots.txt` is of one host, with `www.` or without. */
function sameHost(address: string, { protocol, host }: URL): string {
  const url = new URL(address);
  return `${protocol}//${host}${url.pathname}${url.search}`;
}
