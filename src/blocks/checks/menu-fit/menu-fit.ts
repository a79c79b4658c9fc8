import { languageFileOf } from '../../../content/read/files/layout.ts';
import { oncePerFile, readText } from '../../../content/read/files/site-files.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { languagesIn } from '../../../content/read/site/languages.ts';
import { lettersTooMany } from '../../../content/read/site/menu-width.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject } from '../../../lib/json.ts';
import type { Integrations, Navigation, Site, Theme } from '../../../types/config.gen.ts';
import { msg } from '../../../words/message.ts';

/** The menu of the header fits beside the logo in some window: else no visitor sees it before a press. */
export const checkMenuFit = siteCheck(['menu-width'], ({ entries, machine }, report) => {
  const site = soundValue<Site>(single(entries, 'site'));
  const theme = soundValue<Theme>(single(entries, 'theme'));
  const integrations = soundValue<Integrations>(single(entries, 'integrations'));
  if (!site || !theme || !integrations) return;
  const { logoOnDark, logoOnLight } = site.brand;
  const logoRatios = [logoOnDark, logoOnLight].map(
    ({ src }) => ratioOf(machine.files, `public${src}`) ?? 0,
  );
  const hasAccounts = Boolean(integrations.auth?.pages ?? integrations.submissions);
  const menus = entries.filter(
    ({ kind, name }) => kind === 'single' && /^([^/]+\/)?navigation$/.test(name),
  );
  for (const entry of menus) {
    const navigation = soundValue<Navigation>(entry);
    if (!navigation) continue;
    const own = languageFileOf(entry)?.language ?? site.language;
    const languages = languagesIn({ ...site }).filter((language) => language !== own);
    const names = languages.map(
      (language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
    );
    const shown = { site, theme, navigation, hasAccounts, logoRatios, languages: names };
    const count = lettersTooMany(shown);
    if (count > 0)
      report(entry, {
        code: 'menu-width',
        severity: 'warning',
        pointer: '/header',
        message: msg('checks/menu-fit:never'),
        hint: msg('checks/menu-fit:never-hint', { count }),
      });
  }
});

/** The value of a file that is as its schema says. */
const soundValue = <T>(entry: ConfigFile | undefined): T | undefined =>
  isObject(entry?.value) && !entry.problems.some(({ severity }) => severity === 'error')
    ? (entry.value as unknown as T)
    : undefined;

/** Width by height of a drawing. A logo made of pixels counts as none: the estimate is then too little. */
const ratioOf = oncePerFile('drawing-ratio', (files, file): number | undefined => {
  if (!file.endsWith('.svg')) return undefined;
  const tag = /<svg\b[^>]*>/.exec(readText(files, file) ?? '')?.[0] ?? '';
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]),
  );
  const box = /\sviewBox=["']([^"']*)["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = width && height ? width / height : Number(box?.[2]) / Number(box?.[3]);
  return Number.isFinite(ratio) ? ratio : undefined;
});
