import { collectionTraitsOf, traitsOf } from '../../blocks/traits.ts';
import { RedirectTable } from '../../hosting/redirect-table.ts';
import { plainScriptSources } from '../../hosting/services.ts';
import { AUTH_TEXTS_URL } from '../../lib/boot-protocol.ts';
import { isDark } from '../../lib/brand-text.ts';
import { ACTION_WIDTH, MENU_WIDTH } from '../../lib/menu-width.ts';
import { isRightToLeft } from '../../lib/right-to-left.ts';
import { upperFirst } from '../../lib/upper-first.ts';
import type {
  Background,
  Consent,
  ConsentCategory,
  Integrations,
  Theme,
} from '../../types/config.gen.ts';
import type {
  AuthTexts,
  CategoryId,
  IconShape,
  OtherLanguage,
  SiteConsent,
  SiteData,
  SiteTags,
} from '../../ui/data/types.ts';
import { primary } from '../../words/choose-language.mjs';
import type { Reference, SiteConfig } from '../index.ts';
import { linksOf } from '../read/references/links-of.ts';
import { homeIn, languagesOf } from '../read/site/languages.ts';
import { actionWidthOf, menuWidthOf } from '../read/site/menu-width.ts';
import { resolveAssets } from './assets.ts';
import { withAddresses } from './picture-uses.ts';
import type { Resources } from './resources.ts';

/** Icons that the engine shows on every page. */
const ENGINE_ICONS = ['WhatsApp'];

export async function compileSite(
  config: SiteConfig,
  resources: Resources,
  integrations: Integrations,
): Promise<SiteData> {
  const { theme, references } = config;
  // Tools use them, and who is signed in.
  const { vagueLinkTexts, pictureFolder, studio, otherLanguages = [], ...site } = config.site;
  const { workspace, footer, ...menus } = config.navigation; // the first is in the data of the pages that show it
  const { section, ...columns } = footer; // a section of each page
  const navigation = { ...menus, footer: columns };
  // Messages of forms are in the data of pages with forms; those of accounts come with their code.
  const { auth, emails, forms, notices, ...messages } = config.messages;
  const { consent, tags } = compileConsent(
    config.consent,
    integrations,
    playersOf(config).length > 0,
  );
  const { auth: { pages: accountPages } = {}, submissions } = config.integrations;
  const accounts = { ...accountPages, ...(submissions && { panel: submissions.panel }) };
  const hasAccounts = Object.keys(accounts).length > 0;
  const shellFiles = ['site', 'navigation', 'messages', ...(consent ? ['consent'] : [])];
  const shellReferences = shellFiles
    .flatMap((name) => references[`site-config/${name}.json`] ?? [])
    .filter(({ pointer }) => !/^\/((auth|forms|notices)\/|footer\/section$)/.test(pointer));
  const isIcon = ({ kind }: Reference) => kind === 'icon';
  const icons = shellReferences.filter(isIcon).map(({ value }) => value);
  const others = shellReferences.filter((reference) => !isIcon(reference));
  const assets = await resolveAssets(others, config, resources);
  const languages = otherLanguages.length > 0 && namedLanguages(otherLanguages, config);
  const logos = [site.brand.logoOnDark, site.brand.logoOnLight];
  const shownMenu = {
    ...config,
    hasAccounts,
    languages: (languages || []).map(({ name }) => name),
    logoRatios: logos.map(({ src }) => ratioOf(assets.pictures[src])),
  };
  const menuWidth = menuWidthOf(shownMenu);
  const actionWidth = actionWidthOf(shownMenu);
  return {
    site: withAddresses(site),
    ...(isRightToLeft(site.language) && { isRightToLeft: true }),
    ...(languages && { languages }),
    navigation,
    messages,
    theme: {
      ...theme,
      ...(menuWidth > MENU_WIDTH && { menuWidth }),
      ...(actionWidth > ACTION_WIDTH && { actionWidth }),
    },
    ...(theme.backgrounds && { shell: groundsOf(theme), ...emphasisOf(theme) }),
    siteUrl: integrations.siteUrl,
    consent,
    tags,
    scripts: scriptAddresses(integrations),
    plainScriptSources: plainScriptSources(integrations),
    moved: movedLinks(config),
    ...(integrations.supabase && { supabase: integrations.supabase, authTexts: AUTH_TEXTS_URL }),
    ...(hasAccounts && { accounts }),
    icons: await shellIcons([...ENGINE_ICONS, ...icons], resources),
    assets,
  };
}

const ratioOf = ({ width, height } = { width: 0, height: 1 }) => width / height;

/** By the names that people who speak them know; those without a page are left out. */
function namedLanguages(languages: readonly string[], config: SiteConfig): OtherLanguage[] {
  const bare = languagesOf(config).map(primary);
  return languages.flatMap((language) => {
    const home = homeIn(language, config);
    const isOne = bare.filter((each) => each === primary(language)).length === 1;
    const code = isOne ? primary(language) : language;
    const of = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? language;
    const name = upperFirst(of, language);
    return home === undefined ? [] : [{ language, name, home }];
  });
}

/** What only those who are signed in, or about to, load: the texts of the accounts, and where the studio is. */
export const compileAuthTexts = ({ messages, site }: SiteConfig): AuthTexts | undefined =>
  messages.auth && { ...messages.auth, ...(site.studio && { studio: site.studio.path }) };

/** Whether a background is light depends on the colours, which no page has to weigh again. */
const emphasisOf = ({ backgrounds: { hero = 'ink' } = {} }: Theme) =>
  (hero === 'paper' || hero === 'white') && { emphasis: 'brand' as const };

function groundsOf({ backgrounds: { header = 'ink', footer = 'ink' } = {}, colors }: Theme) {
  const ground = (background: Background) => ({
    background,
    isLight: !isDark(background, colors),
  });
  return { header: ground(header), footer: ground(footer) };
}

interface Compiled {
  consent?: SiteConsent;
  tags?: SiteTags;
}

/**
 * The consent question, and the tags that wait for the answer. Omitted are categories whose services are all off
 * (`videoSites`: no page has a video of another site), and tags that no category covers, because nobody could permit
 * them. If there is nothing to ask, the two are undefined and no page asks.
 */
export function compileConsent(
  raw: Consent | undefined,
  { tagManager, pixel }: Integrations,
  videoSites: boolean,
): Compiled {
  if (!raw) return {};
  const configured: SiteTags = { ...(tagManager && { tagManager }), ...(pixel && { pixel }) };
  const used = new Set<string>([...Object.keys(configured), ...(videoSites ? ['videoSites'] : [])]);
  const declared = Object.entries(raw.categories) as [CategoryId, ConsentCategory][];
  const categories = declared.flatMap(([id, category]) => {
    const services = category.services.filter((service) => used.has(service));
    return services.length > 0 ? [{ ...category, services, id }] : [];
  });
  if (categories.length === 0) return {};
  const covered = new Set(categories.flatMap(({ services }) => services));
  const tags = Object.entries(configured).filter(([name]) => covered.has(name as keyof SiteTags));
  const asked = [raw.version, ...categories.map(({ id }) => id)].join(' ');
  const isQuiet = raw.askAtPlace && categories.every(({ id }) => id === 'video');
  return {
    consent: { ...raw, asked, categories, ...(isQuiet && { isQuiet }) },
    tags: Object.fromEntries(tags),
  };
}

/** The addresses of all scripts that may be loaded from outside the build. */
export function scriptAddresses({ tagManager, pixel, captcha, auth }: Integrations): string[] {
  return [tagManager, pixel, captcha, auth?.captcha].flatMap((service) => service?.script ?? []);
}

/**
 * Where those links of the site lead that name an old address. No other redirect is sent to visitors: a site that moved
 * has hundreds.
 */
export function movedLinks({ pages, redirects, references }: SiteConfig): SiteData['moved'] {
  if (redirects.redirects.length === 0) return {};
  const table = new RedirectTable(redirects.redirects);
  const paths = new Set(pages.map(({ path }) => path));
  const links = [
    ...pages.flatMap(({ mentioned }) => mentioned.links),
    ...Object.values(references).flatMap((of) => linksOf(of).links.map(({ value }) => value)),
  ];
  const moved = new Map<string, string>();
  for (const link of new Set(links)) {
    const path = /^\/(?!\/)[^?#]*/.exec(link)?.[0];
    const to = path === undefined || paths.has(path) ? undefined : table.get(path);
    if (path === undefined || to === undefined) continue;
    // As it is written, and as browsers have it.
    moved.set(path, to).set(new URL(path, 'https://own.invalid').pathname, to);
  }
  return Object.fromEntries(moved);
}

/** The icons of what is on every page, by name: each a picture's address, for style sheets. */
export async function shellIcons(
  names: string[],
  { iconShapes }: Pick<Resources, 'iconShapes'>,
): Promise<Record<string, string>> {
  const icons = [...new Set(names)].map(async (name) => [name, addressOf(await iconShapes(name))]);
  return Object.fromEntries(await Promise.all(icons));
}

function addressOf(shapes: IconShape[]): string {
  const inner = shapes.map(element).join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${inner}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#]/g, encodeURIComponent)}`;
}

/** Writes an attribute with its SVG name; React uses camel case. */
function element([tag, attributes]: IconShape): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    const own = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ` ${own}='${value}'`;
  });
  return `<${tag}${written.join('')}/>`;
}

/** Addresses of other sites that the pages show in frames. */
export const framesOf = (config: SiteConfig): string[] => [
  ...playersOf(config),
  ...addressesBy(config, 'foreignFrame'),
  ...framesOfRecords(config),
];

/** Addresses of the players of other sites that the pages have. */
export const playersOf = (config: SiteConfig): string[] => addressesBy(config, 'player');

const addressesBy = ({ pages }: SiteConfig, trait: 'player' | 'foreignFrame'): string[] =>
  pages
    .filter(({ facts }) => facts.types?.some((type) => traitsOf(type)[trait]))
    .flatMap(({ page }) =>
      page.sections.flatMap((section) => traitsOf(section.type)[trait]?.(section) ?? []),
    );

/** Of those that records bring, each loaded at a press. */
const framesOfRecords = ({ collections, records }: SiteConfig): string[] =>
  Object.keys({ ...collections, ...records }).flatMap((name) => {
    const { frame } = collectionTraitsOf(name);
    if (!frame) return [];
    const ofFiles = Object.values(records[name] ?? {}).map(({ value }) => value);
    const all = [...Object.values(collections[name] ?? {}), ...ofFiles];
    return all.flatMap((record) => frame(record) ?? []);
  });
