import type { Connect } from 'vite';
import { requestAddress } from '../../lib/request-address.ts';
import { type Handler, HttpError, router, sendJson, sendText } from '../../node/http.ts';
import type { Gallery } from './gallery.ts';
import { iconCatalogue, iconSvg } from './icon-catalogue.ts';

/** The parts of the gallery's document. */
export interface GalleryParts {
  /** The site's style sheet. */
  css(): Promise<string>;
  /** Adds Vite's scripts to a document. */
  transform(html: string): Promise<string>;
}

/** The gallery's page and what it asks for, under `GALLERY`; its previews are pages of the site. */
export function galleryServices(gallery: Gallery, parts: GalleryParts): Connect.NextHandleFunction {
  const page: Handler = async (_request, response) =>
    sendText(response, 200, 'text/html', await parts.transform(documentWith(await parts.css())));

  const data: Handler = async (_request, response) => {
    const data = await gallery.data(await parts.css());
    if (!data) throw new HttpError(503, 'O site tem erros: corrija-os, e a galeria aparece.');
    sendJson(response, 200, data);
  };

  const icon: Handler = async (request, response) => {
    const query = new URLSearchParams(requestAddress(request.url)?.search);
    const svg = await iconSvg(query.get('nome') ?? '');
    if (!svg) throw new HttpError(404, 'Não há um ícone com esse nome.');
    sendText(response, 200, 'image/svg+xml', svg);
  };

  return router({
    '/': { GET: page },
    '/dados': { GET: data },
    '/icones': { GET: (_request, response) => sendJson(response, 200, iconCatalogue()) },
    '/icone': { GET: icon },
  });
}

const documentWith = (css: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Galeria do editor</title>
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body data-background="paper">
<div id="root"></div>
<script type="module" src="/src/app/dev/gallery/main.tsx"></script>
</body>
</html>
`;
