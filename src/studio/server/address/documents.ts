import { type Directives, policyText, sourceHash } from '../../../hosting/policy.ts';
import { escapeXml } from '../../../lib/escape-xml.ts';
import { msg } from '../../../words/message.ts';
import type { Words } from '../../../words/words.ts';
import { type LinkSettings, SETTINGS_ID, type StudioSettings } from '../../shared/remote-site.ts';
import { importMap } from '../client-code/script-names.ts';

/** Of the site's theme. */
interface Look {
  fontFaces: string;
  headingFont: string;
  textFont: string;
  /** Name in `theme.json` -> colour. */
  colors: Record<'ink' | 'brand', string>;
}

interface Parts {
  words: Words;
  /** Address of the module of the site's fonts. */
  fontModule: string;
  script: string;
}

/** The studio's window: nothing of the site's content is in it. */
export function windowDocument({
  settings,
  origins,
  siteName,
  look,
  ...parts
}: Parts & {
  settings: StudioSettings;
  origins: string[];
  siteName: string;
  look: Look;
}): string {
  const { words } = parts;
  const name = words.worded(msg('studio/server:title'));
  return documentOf(parts, {
    title: name,
    style: gateStyle(look),
    policy: {
      'connect-src': ["'self'", ...origins],
      'frame-src': ["'self'"],
      'worker-src': ["'self'"],
    },
    body: `<div id="root"><header><b>${escapeXml(name)}</b> ${escapeXml(siteName)}</header><main><p role="status">${escapeXml(words.worded(msg('studio/remote:opening')))}</p></main></div>
<noscript><p>${escapeXml(words.worded(msg('studio/remote:no-script')))}</p></noscript>
${settingsScript(settings)}`,
  });
}

const settingsScript = (settings: StudioSettings | LinkSettings): string =>
  `<script type="application/json" id="${SETTINGS_ID}">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`;

/** A page that somebody shows by a link. Nothing of it is in the document: the script asks for it by the token. */
export function linkDocument({
  settings,
  origins,
  look,
  ...parts
}: Parts & { settings: LinkSettings; origins: string[]; look: Look }): string {
  const { words } = parts;
  return documentOf(parts, {
    title: words.worded(msg('studio/links:document')),
    style: gateStyle(look),
    policy: { 'connect-src': ["'self'", ...origins], 'frame-src': ["'self'"] },
    body: `<div id="root"><main><p role="status">${escapeXml(words.worded(msg('studio/links:opening')))}</p></main></div>
<noscript><p>${escapeXml(words.worded(msg('studio/links:no-script')))}</p></noscript>
${settingsScript(settings)}`,
  });
}

/** The page in the canvas. It asks for nothing but pictures, and for the players that pages have. */
export function canvasDocument({ frames, ...parts }: Parts & { frames: string[] }): string {
  return documentOf(parts, {
    title: parts.words.worded(msg('studio/server:canvas-title')),
    policy: {
      'connect-src': ["'self'"],
      'media-src': ["'self'"],
      'frame-src': ["'self'", ...new Set(frames)],
    },
    body: '<div id="root"></div>',
  });
}

/** Of what stands there until the window opens, or in its place: the window's bar, and a sheet below it. */
const gateStyle = ({ fontFaces, headingFont, textFont, colors }: Look): string => `${fontFaces}
body{margin:0}
#root:has(>main){min-height:100vh;background:#f3f2ee;color:${colors.ink};font:17px/1.5 ${textFont}}
#root>header{padding:13px 12px;background:${colors.ink};color:#a9acb5;font:600 17px/1.5 ${headingFont}}
#root>header>b{margin-right:4px;color:#ecebe7}
#root>main{box-sizing:border-box;max-width:34rem;margin:12vh auto 0;padding:2.5rem;border-top:3px solid ${colors.brand};background:#fff}
#root>main>h1{margin:0;font:650 2rem/1.2 ${headingFont}}
#root>main>p{margin:1rem 0}
#root>main>:is(a,button){display:inline-block;margin-top:.75rem;padding:.75rem 1.75rem;border:1px solid transparent;border-radius:3px;background:${colors.ink};color:#fff;font:600 1rem/1.5 ${textFont};text-decoration:none;cursor:pointer}
#root>main>:is(a,button):hover{text-decoration:underline}
#root>main>:is(a,button):focus-visible{outline:2px solid ${colors.ink};outline-offset:2px}
noscript{position:fixed;bottom:0;padding:1rem}
@media (max-width:600px){#root>main{margin-top:0;padding:2rem 1.25rem}}
@media (prefers-color-scheme:dark){#root:has(>main){background:#121316;color:#ecebe7}#root>main{background:#1b1d21}#root>main>:is(a,button){background:#ecebe7;color:#17181c}#root>main>:is(a,button):focus-visible{outline-color:#ecebe7}}`;

interface Document {
  title: string;
  style?: string;
  policy: Directives;
  body: string;
}

/**
 * Scripts are files of this site alone: no text is run as code, and none of another site. Styles are free: the studio shows
 * colours and fonts while somebody changes them, and editors of texts write attributes.
 */
function documentOf(
  { words, fontModule, script }: Parts,
  { title, style = '', policy, body }: Document,
): string {
  const imports = importMap(fontModule);
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", sourceHash(imports)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...policy,
  };
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyText(directives)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeXml(title)}</title>
<link rel="icon" href="data:,">
${style && `<style>${style}</style>\n`}<script type="importmap">${imports}</script>
</head>
<body>
${body}
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
