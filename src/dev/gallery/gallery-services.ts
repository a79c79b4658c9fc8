import type { Connect } from 'vite';
import type { SentIcon } from '../../app/dev/gallery/gallery-data.ts';
import { iconNames, iconShapes } from '../../content/node/icons.ts';
import { ICON_VARIANT, iconWords, spanishIconWords } from '../../content/read/words/icon-words.ts';
import { SYNONYMS } from '../../content/read/words/synonyms.ts';
import { requestAddress } from '../../lib/request-address.ts';
import { type Handler, HttpError, router, sendJson, sendText } from '../../node/http.ts';
import { msg } from '../../words/message.ts';
import { languageOfRequest, wordsForPage } from '../../words/node/words-for-request.ts';
import type { Gallery } from './gallery.ts';

/** The parts of the gallery's document. */
export interface GalleryParts {
  /** The site's style sheet. */
  css(): Promise<string>;
  /** Adds Vite's scripts to a document. */
  transform(html: string): Promise<string>;
}

/** The gallery's page and what it asks for, under `GALLERY`; its previews are pages of the site. */
export function galleryServices(gallery: Gallery, parts: GalleryParts): Connect.NextHandleFunction {
  const page: Handler = async (request, response) => {
    const document = documentWith(languageOfRequest(request), await parts.css());
    sendText(response, 200, 'text/html', await parts.transform(document));
  };

  const data: Handler = async (request, response) => {
    const data = await gallery.data(await parts.css(), languageOfRequest(request));
    if (!data) throw new HttpError(503, msg('gallery:site-has-errors'));
    sendJson(response, 200, data);
  };

  const icon: Handler = async (request, response) => {
    const query = new URLSearchParams(requestAddress(request.url)?.search);
    const svg = await iconSvg(query.get('name') ?? '');
    if (!svg) throw new HttpError(404, msg('gallery:no-icon'));
    sendText(response, 200, 'image/svg+xml', svg);
  };

  return router({
    '/': { GET: page },
    '/data': { GET: data },
    '/icons': { GET: (_request, response) => sendJson(response, 200, sentIcons()) },
    '/icon': { GET: icon },
  });
}

function documentWith(language: string, css: string): string {
  const { words, script } = wordsForPage(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.worded(msg('gallery:title'))}</title>
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body data-background="paper">
<div id="root"></div>
${script}
<script type="module" src="/src/app/dev/gallery/main.tsx"></script>
</body>
</html>
`;
}

/** Every icon that the configuration may name; those most asked for first. */
function namesInOrder(): string[] {
  const names = [...iconNames()].sort();
  const known = new Set(names.filter((name) => name.replace(ICON_VARIANT, '') in SYNONYMS.icons));
  return [...known, ...names.filter((name) => !known.has(name))];
}

/** Icons in order, each with what it is called if that was not said: it is the same in each style. */
export function sentIcons(): SentIcon[] {
  const said = new Set<string>();
  return namesInOrder().map((name) => {
    const shape = name.replace(ICON_VARIANT, '');
    if (said.has(shape)) return [name];
    said.add(shape);
    return [name, iconWords(name).join(', '), spanishIconWords(name).join(', ')];
  });
}

/** An icon as a file; undefined for what is none. */
export async function iconSvg(name: string): Promise<string | undefined> {
  if (!iconNames().has(name)) return undefined;
  const shapes = await iconShapes(name);
  const elements = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${kebab(key)}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${elements.join('')}</svg>`;
}

/** React's names of attributes: `fillOpacity`. */
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
