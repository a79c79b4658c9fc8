import { publicDir } from '../../node/project.ts';
import type { AuthPages } from '../../types/config.gen.ts';
import type { SiteConfig } from '../index.ts';
import { charactersIn } from '../read/site/config-file.ts';
import { createCompiler } from './compiler.ts';
import { fontsModule } from './web-fonts.ts';

const NO_PAGES: AuthPages = { signIn: '', newPassword: '', confirm: '', account: '' };

const exported = (value: unknown) => `export default ${JSON.stringify(value)}`;

/** Id under which Vite keeps a virtual module -> its source. */
export const virtualModules: Record<string, (config: SiteConfig) => Promise<string> | string> = {
  '\0virtual:site-data': async (config) =>
    exported(await createCompiler(config, publicDir, process.env).site()),
  // A module of its own: only the chunks of auth import it.
  '\0virtual:auth-texts': (config) => exported(config.messages.auth),
  '\0virtual:auth-pages': ({ integrations: { auth, submissions } }) =>
    exported({ ...(auth?.pages ?? NO_PAGES), panel: submissions?.panel ?? '' }),
  '\0virtual:fonts': (config) => fontsModule(config.theme.fonts, charactersOf(config)),
};

/** All of them, written. */
export const writeModules = (config: SiteConfig) => write(virtualModules, config);

/** The virtual modules for rendering pages; the data of the site is passed with each page. */
export function serverModules(config: SiteConfig): Promise<Record<string, string>> {
  const { '\0virtual:site-data': _, ...others } = virtualModules;
  return write(others, config);
}

async function write(
  modules: typeof virtualModules,
  config: SiteConfig,
): Promise<Record<string, string>> {
  const written = Object.entries(modules).map(async ([id, text]) => [id, await text(config)]);
  return Object.fromEntries(await Promise.all(written));
}

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
/** Characters that the engine adds: the no-break space, the signs of its lists and charts, quotation marks. */
const ENGINE = '\u00a0·—“”„«»';

/** The characters of the site in upper and lower case, and those of every keyboard; sorted. */
export function charactersOf({ pages, ...others }: SiteConfig): string {
  const found = new Set([...ASCII, ...ENGINE, ...charactersIn(JSON.stringify(others))]);
  for (const { facts } of pages) for (const character of facts.characters) found.add(character);
  const cases = [...found].flatMap((letter) => [
    letter,
    letter.toLowerCase(),
    letter.toUpperCase(),
  ]);
  return [...new Set(cases.join(''))].sort().join('');
}
