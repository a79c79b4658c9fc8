/** What a tool has written: that it is all there, and the same content. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Adapter } from './adapters/adapter.ts';
import { SAMPLE } from './content.ts';

const COUNTED = { headings: 'h1,h2,h3', items: 'li', links: 'a[href]', pictures: 'img' };

export interface Sample {
  words: string[];
  counts: Record<keyof typeof COUNTED, number>;
  /** Of its HTML. */
  kB: number;
}

const htmlOf = (adapter: Adapter, work: string) =>
  readFileSync(join(adapter.output(work), adapter.fileOf(SAMPLE)), 'utf8');

/** The `main` of the sampled page. What is drawn as SVG is not text. */
export function look(adapter: Adapter, work: string): Sample {
  const html = htmlOf(adapter, work);
  const main = new JSDOM(html).window.document.querySelector('main');
  if (!main) throw new Error(`${adapter.name}: the page has no main`);
  for (const element of main.querySelectorAll('script,style,template,noscript,svg'))
    element.remove();
  const count = (selector: string) => main.querySelectorAll(selector).length;
  const { headings, items, links, pictures } = COUNTED;
  return {
    words:
      textOf(main)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    counts: {
      headings: count(headings),
      items: count(items),
      links: count(links),
      pictures: count(pictures),
    },
    kB: Buffer.byteLength(html) / 1024,
  };
}

/** With a space between two elements, where the HTML has none. */
function textOf(element: Node): string {
  if (element.nodeName === '#text') return element.nodeValue ?? '';
  return [...element.childNodes].map(textOf).join(' ');
}

/** How many of some words are among others, each as often as it stands there, of 1. */
export function share(wanted: string[], found: string[]): number {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  const there = wanted.filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times > 0;
  });
  return there.length / wanted.length;
}

export const says = (adapter: Adapter, work: string, sentence: string): boolean =>
  htmlOf(adapter, work).includes(sentence);

/** All that is to be published. */
export function measureOutput(adapter: Adapter, work: string) {
  const files = readdirSync(adapter.output(work), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  return { pages, files: files.length, megabytes: bytes / 1024 ** 2 };
}
