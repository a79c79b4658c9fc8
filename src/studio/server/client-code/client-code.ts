import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { FONTS } from '../../../dev/served-fonts.ts';
import { type Handler, sendText } from '../../../node/http.ts';
import { contentRoot, projectRoot } from '../../../node/project.ts';
import type { Message } from '../../../words/message.ts';
import { languageOfRequest, wordsForPage } from '../../../words/node/words-for-request.ts';
import { STUDIO } from '../../shared/protocol.ts';
import { importMap, type ScriptName } from './script-names.ts';
import { MADE, PACKED, type StudioScripts, studioScripts } from './studio-scripts.ts';

const WATCHED = [join(projectRoot, 'src'), join(contentRoot, 'blocks')];
const ADDRESS = '/code/';
/** Where Vite serves a virtual module. */
const FONTS_SERVED = `/@id/__x00__${FONTS}`;

/**
 * Returns the URL of a studio script, bundling it if the code has changed. Unbundled, a window takes four
 * times as long to open, and React's development build twice as long to react to a key.
 */
export function createClientCode(server: ViteDevServer) {
  let last: Promise<StudioScripts> | undefined;
  server.watcher.on('all', (_event, file) => {
    if (WATCHED.some((folder) => file.startsWith(folder))) last = undefined;
  });
  return async (name: ScriptName): Promise<string> => {
    last ??= studioScripts();
    const { entries, files } = await last.catch((error) => {
      last = undefined; // so that the next request tries again
      throw error;
    });
    const path = files.get(entries[name]) ?? '';
    return `${STUDIO}${ADDRESS}${basename(dirname(path))}/${basename(path)}`;
  };
}

/** Serves the bundled scripts. Each URL contains a hash, so browsers may cache it forever. */
export const clientCode: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  const [, file] = /^\/code\/([0-9a-f]{64}\/[\w.-]+\.js)$/.exec(url) ?? [];
  const path = file && [PACKED, MADE].map((place) => join(place, file)).find(existsSync);
  if (!path) return next();
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  response.setHeader('Cache-Control', 'max-age=31536000, immutable');
  response.end(readFileSync(path));
};

interface ScriptDocument {
  title: Message;
  /** Of the catalogue that the script needs; without it, all. */
  room?: string;
  script(): Promise<string>;
}

/** A document that only loads a script: the studio's window, or the page in its canvas. */
export const scriptDocument =
  (server: ViteDevServer, { title, room, script }: ScriptDocument): Handler =>
  async (request, response) => {
    const language = languageOfRequest(request);
    const spoken = wordsForPage(language, room);
    const head = { language, title: spoken.words.worded(title) };
    const document = documentOf(head, spoken.script, await script());
    sendText(
      response,
      200,
      'text/html',
      await server.transformIndexHtml(request.url ?? '/', document),
    );
  };

interface Head {
  language: string;
  title: string;
}

const documentOf = ({ language, title }: Head, words: string, script: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="root"></div>
${words}
<script type="importmap">${importMap(FONTS_SERVED)}</script>
<script type="module" src="/src/studio/client/site-changes.ts"></script>
<script vite-ignore type="module" src="${script}"></script>
</body>
</html>
`;
