import type { ViteDevServer } from 'vite';
import { type Handler, send } from '../../../node/http.ts';

/** A document that only loads a script: the studio's window, or the page in its canvas. */
export const scriptDocument =
  (server: ViteDevServer, title: string, script: () => Promise<string>): Handler =>
  async ({ url = '/' }, response) =>
    send(
      response,
      200,
      'text/html',
      await server.transformIndexHtml(url, documentOf(title, await script())),
    );

const documentOf = (title: string, script: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="root"></div>
<script type="module" src="/src/studio/client/site-changes.ts"></script>
<script vite-ignore type="module" src="${script}"></script>
</body>
</html>
`;
