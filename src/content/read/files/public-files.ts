import type { Problem } from '../words/problem.ts';
import { notAFile } from './list-config.ts';
import type { SiteFiles } from './site-files.ts';

/** The files of public/, by the address a visitor asks for: "/pictures/fort.svg". */
export interface PublicFiles {
  has(path: string): boolean;
  /** The file whose name differs only in upper and lower case. */
  inOtherCase(path: string): string | undefined;
  all: ReadonlySet<string>;
  /** Problems about symbolic links, whose targets would be published, and about devices and pipes. */
  problems: readonly Problem[];
}

/** The build writes these; a link to them is good though public/ does not hold them. */
const WRITTEN_BY_THE_BUILD = ['/sitemap.xml', '/robots.txt'];

export function listPublic(files: SiteFiles): PublicFiles {
  const all = new Set<string>();
  const problems: Problem[] = [];
  const pending = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of files.list(`public${folder}`)) {
      const path = `${folder}/${entry.name}`;
      if (entry.kind === 'folder') pending.push(path);
      else if (entry.kind === 'file') all.add(path);
      else problems.push(notAFile(`public${path}`, entry));
    }
  }
  // Compares with the listing, because the disks of macOS and Windows ignore case.
  let folded: Map<string, string> | undefined;
  return {
    all,
    problems,
    has: (path) => all.has(path) || WRITTEN_BY_THE_BUILD.includes(path),
    inOtherCase(path) {
      folded ??= new Map([...all].map((file) => [file.toLowerCase(), file]));
      return folded.get(path.toLowerCase());
    },
  };
}

/** Kinds of `refersTo` that name a file of public/. */
export const FILE_KINDS = ['picture', 'video', 'captions', 'download'] as const;

/** How the names of such files end. */
export const FILE_ENDS = {
  picture: /\.(svg|png|jpe?g|webp|avif)$/,
  video: /\.(mp4|webm)$/,
  captions: /\.vtt$/,
  // No document in which a script could run.
  download: /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|epub|ics|zip|mp3|dwg|dxf)$/,
} satisfies Record<(typeof FILE_KINDS)[number], RegExp>;

/** The icons that a site may have in `public/`, by these names. What is not there is not mentioned. */
export const svgIcon = 'favicon.svg';
export const icoIcon = 'favicon.ico';
export const pngIcons = {
  apple: 'apple-touch-icon.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
  maskable: 'icon-maskable-512.png',
};

/** Names of the icons that a site has. */
export type Icons = ReadonlySet<string>;
