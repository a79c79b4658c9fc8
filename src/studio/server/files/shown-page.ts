import type { SiteData } from '../../../app/data/types.ts';
import { playersOf } from '../../../content/compile/players.ts';
import type { ConfigFile } from '../../../content/config-file.ts';
import type { Loaded, SiteConfig } from '../../../content/index.ts';
import { createCompiler } from '../../../content/node/compiler.ts';
import type { Site } from '../../../content/site.ts';
import { toSiteConfig } from '../../../content/site-config.ts';
import { unpublished } from '../../../dev/unpublished.ts';
import type { CheckAnswer } from '../../shared/protocol.ts';
import { isRight, type Studio } from '../studio.ts';

/**
 * A page as the canvas shows it, with the mistakes of other files as if they had not been made yet;
 * none where the page's own file has one, or names what is not there.
 */
export async function shownPage(
  studio: Studio,
  loaded: Loaded,
  file: string,
): Promise<CheckAnswer['page']> {
  const { entries, clock } = loaded.site;
  const config = shownConfig(studio, loaded);
  const found = config?.pages.find((page) => page.file === file);
  const entry = entries.find((entry) => entry.file === file);
  if (!config || !found || !entry || !isRight(entry) || !namesRecords(entry, config))
    return undefined;
  try {
    const data = await createCompiler(config, studio.publicDir, process.env).page(found);
    const site = await siteData(studio, loaded.site, config);
    return { data: { ...data, ...unpublished(found.page, clock) }, site };
  } catch (error) {
    // It refers to something that is not there, as the validator says; or a file of public/ is broken.
    if (loaded.config) console.warn(error);
    return undefined;
  }
}

/** Whether the forms and records that a page shows are there. */
function namesRecords(
  { named }: ConfigFile,
  { forms, messages, collections }: SiteConfig,
): boolean {
  const records: Record<string, object> = { ...collections, forms, notices: messages.notices };
  return named.every(({ kind, value }) => Object.hasOwn(records[kind] ?? { [value]: '' }, value));
}

/** The site without the files that are wrong in themselves; undefined where one is that it needs. */
export function shownConfig(studio: Studio, { config, site }: Loaded): SiteConfig | undefined {
  if (config) return config;
  const entries = rightEntries(studio, site);
  const made = toSiteConfig(entries);
  const { site: details, theme, navigation, messages, integrations } = made;
  return details && theme && navigation && messages && integrations ? made : undefined;
}

const rightEntries = ({ lastRight }: Studio, { entries }: Site): ConfigFile[] =>
  entries.flatMap((entry) => {
    const right = isRight(entry) ? entry : lastRight.get(entry.file);
    return right ? [right] : [];
  });

interface Kept {
  of: readonly ConfigFile[];
  /** The files of public/, and whether some page plays what is on another site. */
  others: string;
  data: Promise<SiteData>;
}
const kept = new WeakMap<Studio, Kept>();

/** What all pages share, made anew when a file that is no page is another, or a file of public/. */
function siteData(studio: Studio, site: Site, config: SiteConfig): Promise<SiteData> {
  const of = rightEntries(studio, site).filter(({ kind }) => kind !== 'page');
  const others = [playersOf(config).length > 0, ...site.files.all].join('\n');
  const last = kept.get(studio);
  if (last?.others === others && isSame(last.of, of)) return last.data;
  const data = createCompiler(config, studio.publicDir, process.env).site();
  kept.set(studio, { of, others, data });
  data.catch(() => kept.delete(studio));
  return data;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);
