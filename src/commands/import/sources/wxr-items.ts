import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';

/** An item of a WordPress export: a post, a page, a file, an entry of a menu, … */
export interface WxrItem {
  /** The texts of its elements: "title", "content:encoded". */
  texts: Map<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  meta: Map<string, string>;
  comments: number;
}

export interface Wxr {
  /** Of the site: "title", "link", "language". */
  channel: Map<string, string>;
  items: WxrItem[];
  /** Whether the file is an export at all. */
  isWxr: boolean;
}

/** XML has no control characters; exports have them nevertheless. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/** Upper bound of a text, in UTF-16 units. */
const LONGEST_TEXT = 5_000_000;

/**
 * Reads an export piece by piece. The parser knows the five entities of XML and those of numbers; what a DOCTYPE
 * declares is nothing to it, so a small file cannot become a large text.
 */
export async function readWxrItems(path: string, mostItems: number): Promise<Wxr> {
  const reader = new ItemReader(mostItems);
  const parser = new SaxesParser();
  parser.on('error', () => {}); // what can be read is read; without items, it is told
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes));
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', ({ name }) => reader.close(name));
  for await (const chunk of createReadStream(path, 'utf8'))
    parser.write(String(chunk).replace(CONTROL, ''));
  parser.close();
  return reader.found;
}

class ItemReader {
  readonly found: Wxr = { channel: new Map(), items: [], isWxr: false };
  #item: WxrItem | undefined;
  #category: WxrItem['categories'][number] | undefined;
  #key = '';
  #depth = 0;
  #text = '';

  constructor(readonly mostItems: number) {}

  open(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    this.#text = '';
    if (name === 'rss' && 'xmlns:wp' in attributes) this.found.isWxr = true;
    if (name === 'item')
      this.#item = { texts: new Map(), categories: [], meta: new Map(), comments: 0 };
    if (name === 'category' && this.#item)
      this.#category = {
        domain: attributes.domain ?? '',
        slug: attributes.nicename ?? '',
        name: '',
      };
  }

  text(text: string): void {
    if (this.#text.length + text.length <= LONGEST_TEXT) this.#text += text;
  }

  close(name: string): void {
    this.#depth -= 1;
    const item = this.#item;
    const text = this.#text;
    this.#text = '';
    if (name === 'item') this.#end();
    else if (!item) this.#ofChannel(name, text);
    else if (name === 'category' && this.#category)
      item.categories.push({ ...this.#category, name: text.trim() });
    else if (name === 'wp:comment') item.comments += 1;
    else if (name === 'wp:meta_key') this.#key = text;
    else if (name === 'wp:meta_value') item.meta.set(this.#key, text);
    else if (!item.texts.has(name)) item.texts.set(name, text);
  }

  #end(): void {
    if (this.#item && this.found.items.length < this.mostItems) this.found.items.push(this.#item);
    this.#item = undefined;
  }

  /** `<channel>` is in `<rss>`: what stands directly in it is of the site. */
  #ofChannel(name: string, text: string): void {
    if (this.#depth === 2 && !this.found.channel.has(name))
      this.found.channel.set(name, text.trim());
  }
}
