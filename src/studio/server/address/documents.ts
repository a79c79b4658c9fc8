import { type Directives, policyText, sourceHash } from '../../../hosting/policy.ts';
import { escapeXml } from '../../../lib/escape-xml.ts';
import { msg } from '../../../words/message.ts';
import type { Words } from '../../../words/words.ts';
import { SETTINGS_ID, type StudioSettings } from '../../shared/remote-site.ts';
import { FONTS_AT_ADDRESS } from '../client-code/address-files.ts';

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
  ...parts
}: Parts & { settings: StudioSettings; origins: string[] }): string {
  const { words } = parts;
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return documentOf(parts, {
    title: words.worded(msg('studio/server:title')),
    policy: {
      'connect-src': ["'self'", ...origins],
      'frame-src': ["'self'"],
      'worker-src': ["'self'"],
    },
    body: `<div id="root"><main><p role="status">${escapeXml(words.worded(msg('studio/remote:opening')))}</p></main></div>
<noscript><p>${escapeXml(words.worded(msg('studio/remote:no-script')))}</p></noscript>
<script type="application/json" id="${SETTINGS_ID}">${json}</script>`,
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

/** For what stands there until the window opens, or in its place. */
const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
#root>main{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:15vh 1.5rem 2rem}
#root>main>:is(a,button){display:inline-block;padding:.75rem 1.25rem;border:1px solid;border-radius:4px;background:none;color:inherit;font:inherit;text-decoration:none;cursor:pointer}`;

interface Document {
  title: string;
  policy: Directives;
  body: string;
}

/**
 * Scripts are files of this site alone: no text is run as code, and none of another site. Styles are free: the studio shows
 * colours and fonts while somebody changes them, and editors of texts write attributes.
 */
function documentOf(
  { words, fontModule, script }: Parts,
  { title, policy, body }: Document,
): string {
  const imports = JSON.stringify({ imports: { [FONTS_AT_ADDRESS]: fontModule } });
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
<style>${STYLE}</style>
<script type="importmap">${imports}</script>
</head>
<body>
${body}
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
