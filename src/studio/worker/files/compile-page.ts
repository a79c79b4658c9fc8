import { inLanguageOf } from '../../../content/compile/in-language.ts';
import { playersOf } from '../../../content/compile/site-data.ts';
import type { Loaded, SiteConfig } from '../../../content/index.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import type { Site } from '../../../content/read/site/site.ts';
import { toSiteConfig } from '../../../content/read/site/site-config.ts';
import { unpublished } from '../../../dev/unpublished.ts';
import type { SiteData } from '../../../ui/data/types.ts';
import { UserError } from '../../../words/user-error.ts';
import type { CanvasPage } from '../../shared/canvas-page.ts';
import { isValid, keyOfEntry, type OpenSite } from '../open-site.ts';

/**
 * Compiles a page for the canvas, using the last valid version of other files that have errors. Undefined
 * if the page's own file has an error, or refers to a missing record.
 */
export async function compileWithEdits(
  opened: OpenSite,
  loaded: Loaded,
  file: string,
): Promise<CanvasPage | undefined> {
  const { entries, clock } = loaded.site;
  const config = configWithoutErrors(opened, loaded);
  const found = config?.pages.find((page) => page.file === file);
  const entry = entries.find((entry) => entry.file === file);
  if (!config || !found || !entry || !isValid(entry) || !hasItsRecords(entry, config))
    return undefined;
  try {
    const ofPage = inLanguageOf(config, found);
    const data = await opened.compiler(ofPage).page(found);
    const site = await siteData(opened, loaded.site, ofPage);
    return { data: { ...data, ...unpublished(found, config, clock) }, site };
  } catch (error) {
    // The page refers to something missing, which the validator reports, or a file of public/ is broken.
    if (loaded.config && !(error instanceof UserError)) console.warn(error);
    return undefined;
  }
}

/** Whether the forms and records that a page refers to exist. */
function hasItsRecords(
  { named }: ConfigFile,
  { forms, messages, collections, records }: SiteConfig,
): boolean {
  const known: Record<string, object> = { ...collections, forms, notices: messages.notices };
  return named.every(
    ({ kind, value }) =>
      Object.hasOwn(records[kind] ?? {}, value) ||
      Object.hasOwn(known[kind] ?? (records[kind] ? {} : { [value]: '' }), value),
  );
}

/** The configuration without invalid files; undefined if a required file has never been valid. */
export function configWithoutErrors(
  opened: OpenSite,
  { config, site }: Loaded,
): SiteConfig | undefined {
  if (config) return config;
  const entries = validEntries(opened, site);
  const made = toSiteConfig(entries, site.clock);
  const { site: details, theme, navigation, messages, integrations } = made;
  return details && theme && navigation && messages && integrations ? made : undefined;
}

const validEntries = ({ lastValid }: OpenSite, { entries }: Site): ConfigFile[] =>
  entries.flatMap((entry) => {
    const right = isValid(entry) ? entry : lastValid.get(keyOfEntry(entry));
    return right ? [right] : [];
  });

interface CachedSiteData {
  of: readonly ConfigFile[];
  /** What else the data depends on: the language, the files of public/, and whether a page embeds a video player. */
  others: string;
  data: Promise<SiteData>;
}
const siteDataCache = new WeakMap<OpenSite, CachedSiteData>();

/** The data that all pages share, cached until a file other than a page changes. */
function siteData(opened: OpenSite, site: Site, config: SiteConfig): Promise<SiteData> {
  const of = validEntries(opened, site).filter(({ kind }) => kind !== 'page');
  const others = [config.site.language, playersOf(config).length > 0, ...site.files.all].join('\n');
  const last = siteDataCache.get(opened);
  if (last?.others === others && isSame(last.of, of)) return last.data;
  const data = opened.compiler(config).site();
  siteDataCache.set(opened, { of, others, data });
  data.catch(() => siteDataCache.delete(opened));
  return data;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);
