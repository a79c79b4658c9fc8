import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Found {
  pages: number;
  links: number;
  dead: { page: string; link: string }[];
}

const ADDRESS = /\s(?:href|src)="(\/(?!\/)[^"]*)"/g;

/** The addresses of its own that the pages of a build name, and those without a file or a redirect. */
export function deadLinks(dist: string): Found {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'));
  const redirected = redirectsOf(dist);
  const isThere = (path: string) =>
    [path, `${path}.html`, `${path}/index.html`].some(
      (name) => name !== '' && isFile(dist, name),
    ) || redirected.has(`/${path}`);
  const named = files.flatMap((page) =>
    [...new Set(Array.from(readFileSync(join(dist, page), 'utf8').matchAll(ADDRESS), linkOf))].map(
      (link) => ({ page, link }),
    ),
  );
  const dead = named.filter(({ link }) => {
    const [path = ''] = decodeURI(link.slice(1)).split(/[?#]/);
    return !isThere(path === '' ? 'index.html' : path.replace(/\/$/, ''));
  });
  return { pages: files.length, links: named.length, dead };
}

const linkOf = ([, link = '']: RegExpMatchArray) => link.replaceAll('&amp;', '&');

/** A folder has no file name with a dot. */
const isFile = (dist: string, name: string) => /\.\w+$/.test(name) && existsSync(join(dist, name));

function redirectsOf(dist: string): Set<string> {
  const file = join(dist, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => line.split(/\s/)[0] ?? ''));
}
