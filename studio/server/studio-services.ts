import type { Connect, ViteDevServer } from 'vite';
import { send } from '../../scripts/local/http.ts';
import { router } from '../../scripts/local/router.ts';
import { STUDIO } from '../shared/protocol.ts';

/** The studio's document and what it asks for, under `STUDIO`. */
export function studioServices(server: ViteDevServer): Connect.NextHandleFunction {
  return router({
    '/': {
      GET: async (_request, response) =>
        send(response, 200, 'text/html', await server.transformIndexHtml(STUDIO, DOCUMENT)),
    },
  });
}

const DOCUMENT = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Estúdio</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="root"></div>
<script type="module" src="/studio/client/main.tsx"></script>
</body>
</html>
`;
