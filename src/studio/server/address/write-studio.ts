import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { BuiltSite } from '../../../build/built-site.ts';
import { loadSchemas } from '../../../content/node/load-schemas.ts';
import { ASSETS } from '../../../hosting/own-addresses.ts';
import { hashOf } from '../../../node/hash-of.ts';
import { pageDataUrl } from '../../../ui/data/page-data-url.ts';
import { languagesOf } from '../../../words/node/plain.mjs';
import { wordsInPage } from '../../../words/node/words-for-request.ts';
import type { LinkSettings, StudioSettings } from '../../shared/remote-site.ts';
import { openDiskSite } from '../workspace/disk-site.ts';
import { thumbnailFile } from '../workspace/setup.ts';
import { bundledScripts } from './bundled-scripts.ts';
import { canvasDocument, linkDocument, windowDocument } from './documents.ts';
import { iconFiles } from './icon-files.ts';
import { publicFacts } from './public-facts.ts';
import { remoteSetup } from './remote-setup.ts';

/** Writes the studio beside the pages, at the address that site.json says; nothing without one. */
export async function writeStudio({
  outDir,
  root,
  config,
  fonts,
  ...built
}: BuiltSite): Promise<void> {
  const { studio } = config.site;
  const { supabase, authTexts, accounts } = built.site;
  if (!studio || !supabase || !authTexts || !accounts?.signIn) return;
  const put = (name: string, content: string | Uint8Array): string => {
    const { name: base, ext } = parse(name);
    const address = `${ASSETS}/${base}-${hashOf(content).slice(0, 8)}${ext}`;
    write(join(outDir, address), content);
    return address;
  };
  const putJson = (name: string, value: unknown) => put(name, JSON.stringify(value));

  const scripts = await bundledScripts();
  for (const [name, file] of scripts.files) copyFileSync(file, join(outDir, ASSETS, name));
  const address = (entry: keyof typeof scripts.entries) => `${ASSETS}/${scripts.entries[entry]}`;

  const disk = openDiskSite(root);
  // A module, so that nobody needs the right to run texts as code.
  const checks = put(
    'studio-checks.js',
    `export function compiled(require, exports) {${loadSchemas(root).quickCode()}\n}\n`,
  );
  const setups = languagesOf(root).map((language) => {
    const setup = remoteSetup(disk.inLanguage(language));
    const thumbnails = Object.keys(setup.thumbnails).map((type) => [
      type,
      put(`studio-${type}.webp`, readFileSync(thumbnailFile(type))),
    ]);
    const whole = {
      ...setup,
      quickChecks: { module: checks },
      thumbnails: Object.fromEntries(thumbnails),
    };
    return [language, putJson(`studio-${language}.json`, whole)];
  });
  const { icons, shapes } = await iconFiles(config);
  const fontModule = put(
    'studio-fonts.js',
    Object.entries(fonts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n'),
  );
  const { path } = studio;
  const settings: StudioSettings = {
    ...{ path, supabase, authTexts, signIn: accounts.signIn },
    ...{ worker: address('worker') },
    ...{ canvas: `${path}/canvas`, link: `${path}/link` },
    service: `${path}.offline.js`,
    setups: Object.fromEntries(setups),
    icons: putJson('studio-icons.json', icons),
    iconShapes: Object.fromEntries(
      Object.entries(shapes).map(([letter, some]) => [letter, putJson('studio-shapes.json', some)]),
    ),
    facts: putJson('studio-facts.json', await publicFacts(root)),
  };
  const parts = { words: disk.inLanguage(config.site.language).words, fontModule };
  const connect = new URL(supabase.url, 'https://own.invalid').origin;
  const origins = connect === 'https://own.invalid' ? [] : [connect];
  const look = { ...fonts, colors: built.site.theme.colors };
  const frames = built.frames.map((frame) => new URL(frame).origin);
  // Beside the studio and not below it, so that it may stand before both of its documents.
  const service = readFileSync(scripts.files.get(scripts.entries.service) ?? '');
  write(join(outDir, `${path}.offline.js`), service);
  write(
    join(outDir, `${path}.html`),
    windowDocument({
      ...{ ...parts, settings, script: address('window'), origins },
      siteName: config.site.brand.name,
      look,
    }),
  );
  write(
    join(outDir, `${path}/canvas.html`),
    canvasDocument({ ...parts, script: address('canvas'), frames }),
  );
  const ofLinks: LinkSettings = {
    ...{ supabase, canvas: settings.canvas, colors: built.site.theme.colors },
    words: Object.fromEntries(
      languagesOf(root).map((one) => [one, wordsInPage(one, 'studio/links:').catalogue]),
    ),
  };
  write(
    join(outDir, `${path}/link.html`),
    linkDocument({ ...parts, settings: ofLinks, script: address('link'), origins, look }),
  );
  // Of no build of the app: who is led here by it loads the document.
  write(join(outDir, pageDataUrl(path)), '{"build":"studio"}\n');
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
