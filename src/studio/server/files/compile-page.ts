import { playersOf } from '../../../content/compile/site-data.ts';
import type { Loaded, SiteConfig } from '../../../content/index.ts';
import { createCompiler } from '../../../content/node/compiler.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import type { Site } from '../../../content/read/site/site.ts';
import { toSiteConfig } from '../../../content/read/site/site-config.ts';
import { unpublished } from '../../../dev/unpublished.ts';
import type { SiteData } from '../../../ui/data/types.ts';
import type { CanvasPage } from '../../shared/canvas-page.ts';
import { isValid, keyOfEntry, type Workspace } from '../workspace/workspace.ts';

/**
 * Compiles a page for the canvas, using the last valid version of other files that have errors. Undefined
 * if the page's own file has an error, or refers to a missing record.
 */
export async function compileWithEdits(
  workspace: Workspace,
  loaded: Loaded,
  file: string,
): Promise<CanvasPage | undefined> {
  const { entries, clock } = loaded.site;
  const config = configWithoutErrors(workspace, loaded);
  const found = config?.pages.find((page) => page.file === file);
  const entry = entries.find((entry) => entry.file === file);
  if (!config || !found || !entry || !isValid(entry) || !hasItsRecords(entry, config))
    return undefined;
  try {
    const data = await createCompiler(config, workspace.publicDir, process.env).page(found);
    const site = await siteData(workspace, loaded.site, config);
    return { data: { ...data, ...unpublished(found, config, clock) }, site };
  } catch (error) {
    // The page refers to something missing, which the validator reports, or a file of public/ is broken.
    if (loaded.config) console.warn(error);
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
  workspace: Workspace,
  { config, site }: Loaded,
): SiteConfig | undefined {
  if (config) return config;
  const entries = validEntries(workspace, site);
  const made = toSiteConfig(entries);
  const { site: details, theme, navigation, messages, integrations } = made;
  return details && theme && navigation && messages && integrations ? made : undefined;
}

const validEntries = ({ lastValid }: Workspace, { entries }: Site): ConfigFile[] =>
  entries.flatMap((entry) => {
    const right = isValid(entry) ? entry : lastValid.get(keyOfEntry(entry));
    return right ? [right] : [];
  });

interface CachedSiteData {
  of: readonly ConfigFile[];
  /** What else the data depends on: the files of public/, and whether a page embeds a video player. */
  others: string;
  data: Promise<SiteData>;
}
const siteDataCache = new WeakMap<Workspace, CachedSiteData>();

/** The data that all pages share, cached until a file other than a page changes. */
function siteData(workspace: Workspace, site: Site, config: SiteConfig): Promise<SiteData> {
  const of = validEntries(workspace, site).filter(({ kind }) => kind !== 'page');
  const others = [playersOf(config).length > 0, ...site.files.all].join('\n');
  const last = siteDataCache.get(workspace);
  if (last?.others === others && isSame(last.of, of)) return last.data;
  const data = createCompiler(config, workspace.publicDir, process.env).site();
  siteDataCache.set(workspace, { of, others, data });
  data.catch(() => siteDataCache.delete(workspace));
  return data;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);
