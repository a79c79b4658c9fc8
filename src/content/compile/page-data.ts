import { collectionTraitsOf, fieldTraitsOf, traitsOf } from '../../blocks/traits.ts';
import type {
  Form,
  Integrations,
  NavigationLink,
  Page,
  Section,
  Site,
} from '../../types/config.gen.ts';
import { localeOf } from '../../ui/data/locale-of.ts';
import { listKey, type RecordList } from '../../ui/data/record-list.ts';
import type { Schedule } from '../../ui/data/schedule.ts';
import type { CompiledOn } from '../../ui/data/section-traits.ts';
import type { Assets, PageData } from '../../ui/data/types.ts';
import type { Reference, SiteConfig } from '../index.ts';
import { translationsOf } from '../read/site/languages.ts';
import { listsIn } from '../read/site/list-query.ts';
import type { PageSource } from '../read/site/site-config.ts';
import { atInstant } from '../read/words/time-zone.ts';
import { resolveAssets } from './assets.ts';
import { documentParts } from './document-parts.ts';
import { withOptions } from './form-options.ts';
import { withAddresses } from './picture-uses.ts';
import { recordLists, withShapes } from './record-lists.ts';
import type { Resources } from './resources.ts';
import { plainText } from './rich-text.ts';
import { workspaceLinks } from './workspace-links.ts';

/** Charts, logs and sections are not drawn yet; `withDrawings` draws them. */
export async function compilePage(
  entry: PageSource,
  config: SiteConfig,
  resources: Resources,
  integrations: Integrations,
): Promise<PageData> {
  const { references } = entry;
  const { lists, cards } = recordLists(entry, config);
  const page = withoutEmptyLists(entry.page, lists);
  const assets = await resolveAssets(references, config, resources, { page, cards });
  if (Object.keys(lists).length > 0) assets.lists = withShapes(lists, assets.pictures);
  const ends = page.sections.flatMap((section) => traitsOf(section.type).endsAt?.(section) ?? []);
  if (ends[0]) {
    assets.asOf = lastChange(ends, resources.clockIn(config.site.timeZone).now);
    assets.endsAt = ends[0];
  }
  const { forms } = assets.records;
  if (forms) {
    for (const [id, form] of Object.entries(forms))
      forms[id] = compileForm(withOptions(form, config), {
        ...config.site,
        scheduleOf: (collection, id) => scheduleOf(collection, id, config),
      });
    const own = await resolveAssets(formReferences(config), config, resources);
    Object.assign(assets.icons, own.icons);
    Object.assign(assets.texts, own.texts);
    const { submissions, crm, ...others } = integrations;
    assets.forms = {
      messages: config.messages.forms,
      // Left out: the CRM's required fields, which only the validator needs, and the recipients, which are private.
      integrations: {
        ...others,
        ...(crm && { crm: { ...crm, requiredFields: undefined } }),
        ...(submissions && { submissions: { strategies: submissions.strategies } }),
      },
    };
  }
  if (page.sections.some((section) => traitsOf(section.type).listsSections?.(section)))
    assets.contents = contentsOf(page.sections);
  const { language } = page;
  const workspace = workspaceLinks(
    { types: page.sections.map(({ type }) => type), language },
    config,
  );
  if (workspace) assets.workspace = workspace;
  const { others, all: translations } = translated(page, config) ?? {};
  if (others) assets.translations = others;
  const { siteUrl } = integrations;
  const ofDocument = documentParts(entry, config, lists, { siteUrl, translations });
  return {
    page: withAddresses(page),
    assets: {
      ...assets,
      records: compileRecords(page.sections, {
        ...momentOf(config, resources),
        records: assets.records,
      }),
    },
    ...(ofDocument && { ofDocument }),
  };
}

/**
 * A section that would show nothing is not there: browsers take it as it was served, and nothing was. It keeps its place, which
 * the studio counts.
 */
function withoutEmptyLists(page: Page, lists: Readonly<Record<string, RecordList>>): Page {
  const isEmpty = (section: Section) =>
    traitsOf(section.type).needsRecords?.(section) &&
    listsIn([section]).every((query) => lists[listKey(query)]?.items.length === 0);
  if (!page.sections.some(isEmpty)) return page;
  const sections = page.sections.map((section) =>
    isEmpty(section) ? ({ ...section, when: NEVER } as unknown as Section) : section,
  );
  return { ...page, sections };
}

/** In no state of the event of a page. */
const NEVER = 'never';

/** The same page in other languages: for the menus, and for search engines, which have to find the same in each of them. */
function translated(page: Page, config: SiteConfig) {
  const found = translationsOf(page, config);
  if (!found) return undefined;
  const { paths, fallback } = found;
  const others = Object.entries(paths).filter(([, path]) => path !== page.path);
  const all = Object.entries({
    ...paths,
    ...(fallback !== undefined && { 'x-default': fallback }),
  });
  return {
    others: Object.fromEntries(others),
    all: page.meta.noindex ? undefined : all.map(([language, path]) => ({ language, path })),
  };
}

/** Since when events are as they are now: a build in between makes no page anew. */
function lastChange(ends: readonly string[], now: number): string {
  const passed = ends.map((end) => Date.parse(end)).filter((end) => end < now);
  return new Date(passed.length > 0 ? Math.max(...passed) + 1 : 0).toISOString();
}

/** A link to every section that has an anchor and a title; only those that are always there. */
function contentsOf(sections: Section[]): NavigationLink[] {
  return sections.flatMap((section) => {
    const { id, title, when } = section as { id?: string; title?: string; when?: string };
    return id && title && !when ? [{ label: title, to: `#${id}` }] : [];
  });
}

/** A form with what its fields need in the browser, without the answer, which is in an e-mail. */
export const compileForm = (
  { answer, ...form }: Form,
  site: Pick<Site, 'language' | 'timeZone' | 'clock'> & {
    scheduleOf?(collection: string, id: string): Schedule | undefined;
  },
): Form => ({
  ...form,
  fields: form.fields.map(
    (field) => fieldTraitsOf(field.type).compile?.(field, { ...site, plainText }) ?? field,
  ),
});

/** When a record is open, as a place is. */
function scheduleOf(collection: string, id: string, config: SiteConfig): Schedule | undefined {
  const recordOf = (collection: string, id: string) =>
    (config.collections[collection]?.[id] ?? config.records[collection]?.[id]?.value) as
      | object
      | undefined;
  const record = recordOf(collection, id);
  const { schedule } = collectionTraitsOf(collection);
  return record && schedule?.(record, localeOf(config.site), recordOf);
}

/** The records, each as its collection says. */
function compileRecords(sections: Section[], on: CompiledOn): Assets['records'] {
  const entries = Object.entries(on.records).map(([collection, byId]) => {
    const { compile } = collectionTraitsOf(collection);
    if (!compile) return [collection, byId];
    const whole = sections.map((section) => {
      const { shows } = traitsOf(section.type);
      return shows?.collection === collection && shows.whole?.(section);
    });
    const compiled = Object.entries<object>(byId).map(([id, record]) => [
      id,
      compile(record, whole.includes(id), on),
    ]);
    return [collection, Object.fromEntries(compiled)];
  });
  return Object.fromEntries(entries);
}

function momentOf({ site }: SiteConfig, { clockIn }: Resources): Omit<CompiledOn, 'records'> {
  const { language, timeZone, clock, contacts } = site;
  const today = atInstant(clockIn(timeZone).now, timeZone).slice(0, 10);
  return { language, clock, contacts, today };
}

/** Only pages with an event or opening hours depend on the moment of the build. */
export const followsClock = (types: readonly string[] = []): boolean =>
  types.some((type) => traitsOf(type).endsAt || traitsOf(type).followsClock);

const FORM_ICONS = ['VisibilityOutlined', 'VisibilityOffOutlined'];

/** What every form needs, whatever its fields. */
function formReferences({ references }: SiteConfig): Reference[] {
  const file = 'site-config/messages.json';
  const texts = references[file]?.filter(({ pointer }) => pointer.startsWith('/forms/')) ?? [];
  return [...texts, ...FORM_ICONS.map((value) => ({ kind: 'icon', value, file, pointer: '' }))];
}
