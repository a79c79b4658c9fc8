import { traitsOf } from '../../blocks/traits.ts';
import type { Case, Integrations, NavigationLink, Section } from '../../types/config.gen.ts';
import type { PageData } from '../../ui/data/types.ts';
import type { Reference, SiteConfig } from '../index.ts';
import type { PageSource } from '../read/site/site-config.ts';
import { resolveAssets } from './assets.ts';
import { withNumberingPlans } from './numbering-plans.ts';
import { withAddresses } from './picture-uses.ts';
import type { Resources } from './resources.ts';

/** Charts, zones, steps and logs are not drawn yet; `withDrawings` draws them. */
export async function compilePage(
  entry: PageSource,
  config: SiteConfig,
  resources: Resources,
  integrations: Integrations,
): Promise<PageData> {
  const { page, references } = entry;
  const assets = await resolveAssets(references, config, resources, page);
  const [endsAt] = page.sections.flatMap(
    (section) => traitsOf(section.type).endsAt?.(section) ?? [],
  );
  if (endsAt) {
    assets.builtAt = new Date(resources.clockIn(config.site.timeZone).now).toISOString();
    assets.endsAt = endsAt;
  }
  const { forms } = assets.records;
  if (forms) {
    for (const [id, form] of Object.entries(forms)) forms[id] = withNumberingPlans(form);
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
  if (page.sections.some(({ type }) => traitsOf(type).frame))
    assets.workspace = config.navigation.workspace ?? [];
  const { cases } = assets.records;
  if (cases) assets.records.cases = inBrief(cases, page.sections);
  return { page: withAddresses(page), assets };
}

/** A link to every section that has an anchor and a title; only those that are always there. */
function contentsOf(sections: Section[]): NavigationLink[] {
  return sections.flatMap((section) => {
    const { id, title, when } = section as { id?: string; title?: string; when?: string };
    return id && title && !when ? [{ label: title, to: `#${id}` }] : [];
  });
}

/** Only the page of a case says how its figures were measured; cards have no room for it. */
function inBrief(cases: Record<string, Case>, sections: Section[]): Record<string, Case> {
  const shown = sections.map((section) => section.type === 'case-study' && section.case);
  const brief = Object.entries(cases).map(([id, study]): [string, Case] => {
    const figures = study.figures.map(({ value, label }) => ({ value, label }));
    return [id, shown.includes(id) ? study : { ...study, figures: figures as Case['figures'] }];
  });
  return Object.fromEntries(brief);
}

/** Only pages with an event depend on the moment of the build; all others are the same in every build. */
export const followsClock = (types: readonly string[] = []): boolean =>
  types.some((type) => traitsOf(type).endsAt);

const FORM_ICONS = ['VisibilityOutlined', 'VisibilityOffOutlined'];

/** What every form needs, whatever its fields. */
function formReferences({ references }: SiteConfig): Reference[] {
  const file = 'site-config/messages.json';
  const texts = references[file]?.filter(({ pointer }) => pointer.startsWith('/forms/')) ?? [];
  return [...texts, ...FORM_ICONS.map((value) => ({ kind: 'icon', value, file, pointer: '' }))];
}
