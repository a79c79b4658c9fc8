import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '../../../build/built-site.ts';
import { bundledLibraries } from '../../../build/toolchain.ts';
import { loadSchemas } from '../../../content/node/load-schemas.ts';
import { PUBLIC_VARIABLES } from '../../../content/read/site/variables.ts';
import { ASSETS } from '../../../hosting/own-addresses.ts';
import { stampsIn } from '../../../node/file-stamp.ts';
import { fontPackagesIn } from '../../../node/font-files.ts';
import { keyOf } from '../../../node/hash-of.ts';
import { projectRoot } from '../../../node/project.ts';
import { pageDataUrl } from '../../../ui/data/page-data-url.ts';
import { cataloguesOf, languageForSite, wordsIn } from '../../../words/node/catalogues.ts';
import { languagesOf } from '../../../words/node/plain.mjs';
import { inRoom } from '../../../words/node/words-for-request.ts';
import type { Catalogue } from '../../../words/words.ts';
import type { LinkSettings, StudioSettings } from '../../shared/remote-site.ts';
import { studioScripts } from '../client-code/studio-scripts.ts';
import { openDiskSite } from '../workspace/disk-site.ts';
import { thumbnailFile } from '../workspace/setup.ts';
import { canvasDocument, linkDocument, windowDocument } from './documents.ts';
import { iconFiles, iconsIn, ownShapes } from './icon-files.ts';
import { type AssetFile, asset, jsonAsset, keptFilesIn } from './kept-files.ts';
import { publicFacts } from './public-facts.ts';
import { remoteSetup } from './remote-setup.ts';

/** Writes the studio beside the pages, at the address that site.json says; nothing without one. */
export async function writeStudio({
  outDir,
  root,
  config,
  fonts,
  store,
  ...built
}: BuiltSite): Promise<void> {
  const { studio } = config.site;
  const { supabase, authTexts, accounts } = built.site;
  if (!studio || !supabase || !authTexts || !accounts?.signIn) return;
  const kept = keptFilesIn(outDir, store);
  const engine = engineKey(root);
  const catalogue = cataloguesOf(root);
  const scripts = await kept(keyOf('studio scripts', engine), scriptFiles);
  const setups = await kept(
    keyOf(
      'studio setups',
      engine,
      languageForSite(root),
      variables(),
      fontPackagesIn([root, projectRoot]),
    ),
    () => setupFiles(root, catalogue),
  );
  const icons = await kept(keyOf('studio icons', engine), iconFiles);
  const names = iconsIn(config);
  const shapes = await kept(keyOf('studio shapes', engine, names), () => ownShapes(names));
  const facts = await kept(
    keyOf('studio facts', engine, stampsIn(join(root, 'public'))),
    async () => [jsonAsset('facts', await publicFacts(root))],
  );
  const modules = await kept(keyOf('studio fonts', fonts), () => [fontModule(fonts)]);

  const { path } = studio;
  const settings: StudioSettings = {
    ...{ path, supabase, authTexts, signIn: accounts.signIn },
    ...{ worker: need(scripts, 'worker'), canvas: `${path}/canvas`, link: `${path}/link` },
    service: `${path}.offline.js`,
    setups: Object.fromEntries(
      languagesOf(root).map((language) => [language, need(setups, `setup-${language}.json`)]),
    ),
    icons: need(icons, 'icons.json'),
    iconShapes: Object.fromEntries([
      ['', need(shapes, 'shapes.json')],
      ...Object.entries(icons).flatMap(([name, address]) => {
        const [, letter] = /^shapes-(.)\.json$/.exec(name) ?? [];
        return letter === undefined ? [] : [[letter, address]];
      }),
    ]),
    facts: need(facts, 'facts.json'),
  };
  const connect = new URL(supabase.url, 'https://own.invalid').origin;
  const parts = {
    ...{ settings, fontModule: need(modules, 'fonts.js'), siteName: config.site.brand.name },
    origins: connect === 'https://own.invalid' ? [] : [connect],
    frames: built.frames.map((frame) => new URL(frame).origin),
    look: { ...fonts, colors: built.site.theme.colors },
  };
  const ofLinks: LinkSettings = {
    ...{ supabase, canvas: settings.canvas, colors: parts.look.colors },
    words: Object.fromEntries(
      languagesOf(root).map((one) => [one, inRoom(catalogue(one), 'studio/links:')]),
    ),
    language: config.site.language,
  };
  const { language } = config.site;
  await kept(keyOf('studio documents', engine, scripts, parts, ofLinks, language), () => {
    const worded = { ...parts, words: wordsIn(language, root, 'studio', catalogue) };
    const service = readFileSync(join(outDir, need(scripts, 'service')));
    const documents = {
      // Beside the studio and not below it, so that it may stand before both of its documents.
      [settings.service]: service,
      [`${path}.html`]: windowDocument({ ...worded, script: need(scripts, 'window') }),
      [`${path}/canvas.html`]: canvasDocument({ ...worded, script: need(scripts, 'canvas') }),
      [`${path}/link.html`]: linkDocument({
        ...{ ...worded, settings: ofLinks },
        script: need(scripts, 'link'),
      }),
      // Of no build of the app: who is led here by it loads the document.
      [pageDataUrl(path)]: '{"build":"studio"}\n',
    };
    return Object.entries(documents).map(([name, content]) => ({ name, address: name, content }));
  });
}

function need(addresses: Record<string, string>, name: string): string {
  const address = addresses[name];
  if (address === undefined) throw new Error(`The studio has no ${name}`);
  return address;
}

/** Of the code, the schemas and the words, the site's own too: of them the studio is made, whatever the content. */
function engineKey(root: string): string {
  const folders = [
    ...['src', 'schema', 'docs/secoes'].map((folder) => join(projectRoot, folder)),
    ...['schema', 'blocks', 'words'].map((folder) => join(root, folder)),
  ];
  return keyOf(bundledLibraries(), folders.filter(existsSync).map(stampsIn));
}

const variables = () => PUBLIC_VARIABLES.map((name) => process.env[name]);

async function scriptFiles(): Promise<AssetFile[]> {
  const { entries, files } = await studioScripts();
  const names = new Map(Object.entries(entries).map(([name, file]) => [file, name]));
  return [...files].map(([file, path]) => ({
    name: names.get(file) ?? file,
    address: `${ASSETS}/${file}`,
    content: readFileSync(path),
  }));
}

/** What a window is set up with in each language, and what that names. */
function setupFiles(root: string, catalogue: (language: string) => Catalogue): AssetFile[] {
  const disk = openDiskSite(root, undefined, catalogue);
  // A module, so that nobody needs the right to run texts as code.
  const checks = asset(
    'checks.js',
    `export function compiled(require, exports) {${loadSchemas(root).quickCode()}\n}\n`,
  );
  const pictures = new Map<string, AssetFile>();
  const setups = languagesOf(root).map((language) => {
    const setup = remoteSetup(disk.inLanguage(language));
    for (const type of Object.keys(setup.thumbnails))
      pictures.set(type, asset(`${type}.webp`, readFileSync(thumbnailFile(type))));
    return jsonAsset(`setup-${language}`, {
      ...setup,
      quickChecks: { module: checks.address },
      thumbnails: Object.fromEntries([...pictures].map(([type, { address }]) => [type, address])),
    });
  });
  return [checks, ...pictures.values(), ...setups];
}

const fontModule = (fonts: BuiltSite['fonts']): AssetFile =>
  asset(
    'fonts.js',
    Object.entries(fonts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n'),
  );
