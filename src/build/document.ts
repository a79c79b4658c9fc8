import type * as Prerender from '../app/prerender/prerender.tsx';
import { structuredData } from '../content/compile/structured-data/structured-data.ts';
import { type Icons, icoIcon, pngIcons, svgIcon } from '../content/read/files/public-files.ts';
import { MANIFEST } from '../hosting/own-addresses.ts';
import { type Directives, policyTag } from '../hosting/policy.ts';
import {
  ANNOUNCEMENT_SCRIPT,
  bootAttributes,
  RETURN_SCRIPT,
  sheetTags,
} from '../lib/boot-protocol.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { isRightToLeft } from '../lib/right-to-left.ts';
import { withoutDigits } from '../lib/without-digits.ts';
import { hashOf } from '../node/hash-of.ts';
import type { FontStyles } from '../ui/data/font-styles.ts';
import { pageDataUrl } from '../ui/data/page-data-url.ts';
import type { PageData, SiteData } from '../ui/data/types.ts';

/** The parts shared by all documents of a site. */
export interface DocumentParts {
  site: SiteData;
  fonts: FontStyles;
  /** The boot script's source, and the address of its rest, which loads the app. */
  boot: string;
  bring: string;
  icons: Icons;
  /** Starts the app of each page without a touch: on the dev server, for edits to show. */
  startsWhenIdle?: boolean;
  /** Whether the source of a visit is stored, for the log of submissions. */
  notesVisits?: boolean;
  /** Undefined without a policy. */
  policy?: Directives | undefined;
}

/**
 * A page as a complete HTML document, rendered by the `prerender` of the build or of the dev server. `writeSheet`
 * writes styles to a file and returns its address, so that the upper part does not wait for the styles of the lower.
 * Without it all styles are in the document.
 */
export function renderDocument(
  prerender: typeof Prerender,
  data: PageData,
  { site, fonts, boot, bring, icons: files, startsWhenIdle, notesVisits, policy }: DocumentParts,
  writeSheet?: (css: string) => string,
): string {
  const { path } = data.page;
  const page = prerender.renderPage(site, data, fonts);
  const { above, below } = page;
  const sheet = below.css && writeSheet ? sheetTags(writeSheet(below.css)) : '';
  const css = sheet ? above.css : above.css + below.css;
  const script = page.isFormReturn ? RETURN_SCRIPT : undefined;
  const parts = prerender.documentAssets(site, fonts);
  // All fonts are preloaded: a request by a style sheet would send the page's full address as referrer, with the
  // secret in a link of an e-mail.
  const preloads = parts.preloadFonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const icons = [
    [icoIcon, `rel="icon" href="/${icoIcon}" sizes="32x32"`],
    [svgIcon, `rel="icon" href="/${svgIcon}" type="image/svg+xml"`],
    [pngIcons.apple, `rel="apple-touch-icon" href="/${pngIcons.apple}"`],
  ].flatMap(([name = '', tag]) => (files.has(name) ? [`<link ${tag}>`] : []));
  const { feeds = [], items, prev, next, translations = [] } = data.ofDocument ?? {};
  const alternates = feeds.flatMap(({ title, path }) => [
    feedLink(`${path}.xml`, 'application/atom+xml', title),
    feedLink(`${path}.json`, 'application/feed+json', title),
  ]);
  const links = [
    ...(prev ? [`<link rel="prev" href="${prev}">`] : []),
    ...(next ? [`<link rel="next" href="${next}">`] : []),
    ...translations.map(
      ({ language, path }) =>
        `<link rel="alternate" hreflang="${withoutDigits(language)}" href="${site.siteUrl}${path}">`,
    ),
    ...alternates,
    ...icons,
    `<link rel="manifest" href="/${MANIFEST}">`,
    ...preloads,
    `<link rel="modulepreload" href="${bring}" fetchpriority="low">`,
  ];
  const attributes = bootAttributes({
    bring,
    page: pageDataUrl(path),
    consent: parts.consent,
    starts: startsWhenIdle ? '' : page.starts,
    returns: page.isFormReturn ? '' : undefined,
    visit: notesVisits ? '' : undefined,
  });
  // Stands before everything that is fetched, because links in e-mails carry a key in their query.
  return `<!doctype html>
<html lang="${parts.language}"${site.site.clock ? ` data-clock="${site.site.clock}"` : ''}${isRightToLeft(parts.language) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
${policy ? `${policyTag(policy, css, script)}\n` : ''}<meta name="referrer" content="strict-origin">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head}
<meta name="theme-color" content="${parts.themeColor}">
${links.join('\n')}
${prerender.styleTag(css)}
${structuredData(data, site, files, items)}
${announcementScript(site)}${script ? `<script>${script}</script>\n` : ''}<script${attributes}>${boot}</script>
</head>
<body>
<div id="root">${above.html}${sheet}${below.html}</div>
</body>
</html>
`;
}

/** A text that is no longer the same is another announcement. */
function announcementScript({ site: { announcement } }: SiteData): string {
  if (!announcement?.close) return '';
  const id = hashOf(JSON.stringify(announcement)).slice(0, 8);
  return `<script data-announced="${id}">${ANNOUNCEMENT_SCRIPT}</script>\n`;
}

const feedLink = (href: string, type: string, title: string) =>
  `<link rel="alternate" type="${type}" title="${escapeXml(title)}" href="${href}">`;
