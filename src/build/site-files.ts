import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { SiteFonts } from '../content/node/web-fonts.ts';
import { ASSETS, LICENSES } from '../hosting/own-addresses.ts';
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
  /** Puts the files that browsers load into `outDir`. */
  linkInto(outDir: string): void;
}

/**
 * Adds the data of the site to the app: to the module that starts last, so that no page loads a file more. The address
 * of each file contains a hash of what is in it.
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
  const site = { ...input.site, ...(texts && { authTexts: texts }) };
  const addresses = new Map(
    fonts.files.map((file) => [file, put(parse(file).base, readFileSync(file))]),
  );
  const start = readFileSync(join(app.client, app.app), 'utf8');
  const withData = put(
    'app.js',
    `${start.trimEnd()}\nexport const site=${JSON.stringify(site)};\n`,
  );
  const bring = put('bring-app.js', app.bring.replace(app.app, withData));
  const licenses = readFileSync(join(app.client, LICENSES), 'utf8');
  files[`/${LICENSES}`] = `${licenses.trimEnd()}\n\n${fontLicenses(fonts.files).join('\n')}`;

  const ownKey = keyOf('app of site', key, Object.keys(files).sort());
  return {
    key: ownKey,
    site,
    fonts: fonts.styles((file) => addresses.get(file) ?? ''),
    bring,
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
