import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { SiteFonts } from '../content/node/web-fonts.ts';
import { ASSETS, LICENSES } from '../hosting/own-addresses.ts';
import { isRightToLeft } from '../lib/right-to-left.ts';
import type { FileStore } from '../node/file-store.ts';
import { filesIn } from '../node/files-in.ts';
import { fontLicenses } from '../node/font-files.ts';
import { hashOf, keyOf } from '../node/hash-of.ts';
import type { FontStyles } from '../ui/data/font-styles.ts';
import type { AuthTexts, SiteData } from '../ui/data/types.ts';
import type { AppBundle } from './app-bundle.ts';

interface Input {
  /** The key of the app. */
  key: string;
  app: AppBundle;
  site: SiteData;
  /** The same in the site's other languages. */
  inOtherLanguages?: readonly SiteData[];
  fonts: SiteFonts;
  authTexts: AuthTexts | undefined;
  store: FileStore;
}

/** The app with what a site differs in. */
export interface SiteFiles {
  key: string;
  site: SiteData;
  fonts: FontStyles;
  /** The address of the script that loads the app. */
  bring: string;
  /** The data and that address for the pages in another language. */
  languages: Record<string, Pick<SiteFiles, 'site' | 'bring'>>;
  /** Puts the files that browsers load into `outDir`. */
  linkInto(outDir: string): void;
}

/**
 * Adds the data of the site to the app: to the module that starts last, so that no page loads a file more; a language has
 * a module of its own. The address of each file contains a hash of what is in it.
 */
export function siteFiles({ key, app, fonts, authTexts, store, ...input }: Input): SiteFiles {
  const files: Record<string, string | Uint8Array> = {};
  const put = (name: string, content: string | Uint8Array): string => {
    const { name: base, ext } = parse(name);
    const address = `${ASSETS}/${base}-${hashOf(content).slice(0, 8)}${ext}`;
    files[address] = content;
    return address;
  };
  const texts = input.site.authTexts && put('auth-texts.json', JSON.stringify(authTexts));
  const addresses = new Map(
    fonts.files.map((file) => [file, put(parse(file).base, readFileSync(file))]),
  );
  const start = readFileSync(join(app.client, app.app), 'utf8').trimEnd();
  const withData = (data: SiteData): Pick<SiteFiles, 'site' | 'bring'> => {
    const site = { ...data, ...(texts && { authTexts: texts }) };
    const text = JSON.stringify(site);
    const added = isRightToLeft(site.site.language)
      ? `import{mirrored}from"${app.mirror}";export const site={...${text},mirrored};`
      : `export const site=${text};`;
    const module = put('app.js', `${start}\n${added}\n`);
    return { site, bring: put('bring-app.js', app.bring.replace(app.app, module)) };
  };
  const own = withData(input.site);
  const languages = Object.fromEntries(
    (input.inOtherLanguages ?? []).map((data) => [data.site.language, withData(data)]),
  );
  const licenses = readFileSync(join(app.client, LICENSES), 'utf8');
  files[`/${LICENSES}`] = `${licenses.trimEnd()}\n\n${fontLicenses(fonts.files).join('\n')}`;

  const ownKey = keyOf('app of site', key, Object.keys(files).sort());
  return {
    key: ownKey,
    ...own,
    languages,
    fonts: fonts.styles((file) => addresses.get(file) ?? ''),
    linkInto(outDir) {
      if (store.link(ownKey, (name) => join(outDir, name))) return;
      cpSync(app.client, outDir, { recursive: true });
      rmSync(join(outDir, app.app));
      for (const [address, content] of Object.entries(files)) write(join(outDir, address), content);
      const names = new Set([
        ...filesIn(app.client),
        ...Object.keys(files).map((path) => path.slice(1)),
      ]);
      names.delete(app.app.slice(1));
      store.keep(ownKey, Object.fromEntries([...names].map((name) => [name, join(outDir, name)])));
    },
  };
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
