import { pageDataUrl } from '../../src/data/page-data-url.ts';
import type { RenderedPage } from '../../src/prerender.tsx';
import { type Icons, icoIcon, pngIcons, svgIcon } from '../lib/icon-files.ts';
import { MANIFEST } from '../lib/own-addresses.ts';

/** What all documents of a build share. */
export interface DocumentParts {
  /** Styles of every page: fonts, tokens, reset. */
  css: string;
  preloadFonts: string[];
  /** The boot script's source, and the modules it loads, the app last. */
  boot: string;
  app: string[];
  icons: Icons;
  themeColor: string;
  /** BCP 47. */
  language: string;
  /** `SiteConsent.asked`, where something needs consent. */
  consent?: string;
}

export interface DocumentPage extends RenderedPage {
  /** The JSON-LD script. */
  structuredData: string;
}

/** A whole HTML document around a rendered page. */
export function htmlDocument(path: string, page: DocumentPage, parts: DocumentParts): string {
  const fonts = parts.preloadFonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const icons = [
    [icoIcon, `rel="icon" href="/${icoIcon}" sizes="32x32"`],
    [svgIcon, `rel="icon" href="/${svgIcon}" type="image/svg+xml"`],
    [pngIcons.apple, `rel="apple-touch-icon" href="/${pngIcons.apple}"`],
  ].flatMap(([name = '', tag]) => (parts.icons.has(name) ? [`<link ${tag}>`] : []));
  const links = [...icons, `<link rel="manifest" href="/${MANIFEST}">`, ...fonts];
  const flags = [
    parts.consent ? ` data-consent="${parts.consent}"` : '',
    page.moves ? ' data-moves' : '',
    page.returns ? ' data-returns' : '',
  ].join('');
  // Before all that is fetched: links in e-mails carry a key in their query, which no log needs.
  return `<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="referrer" content="strict-origin">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head}
<meta name="theme-color" content="${parts.themeColor}">
${links.join('\n')}
<style>${parts.css}</style>
${page.styles}
${page.structuredData}
<script data-app="${parts.app.join(' ')}" data-page="${pageDataUrl(path)}"${flags}>${parts.boot}</script>
</head>
<body>
<div id="root">${page.body}</div>
</body>
</html>
`;
}
