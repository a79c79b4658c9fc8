import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../../tests/reworded/random.ts';
import type { Redirect } from '../../hosting/redirect-source.ts';
import type { Navigation, Page, Site, Theme } from '../../types/config.gen.ts';
import type { SiteCopy } from './site-copy.ts';

type Edit = (site: SiteCopy, random: Random) => void;

const pick = <T>(random: Random, all: T[]): T => all[Math.floor(random() * all.length)] as T;
const word = (random: Random) => `palavra${Math.floor(random() * 1e6)}`;

const pagesOf = (site: SiteCopy) =>
  readdirSync(join(site.root, 'site-config/pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `pages/${name}`);

const MADE = 'pages/feita-';

/** Edits as an editor makes them, by the parts of a build that they affect. */
export const pageEdits: Record<string, Edit> = {
  text: (site, random) =>
    site.edit<Page>(pick(random, pagesOf(site)), (page) => {
      page.meta.description = `Agora com ${word(random)}. ${page.meta.description}`.slice(0, 150);
      const first = page.sections[0];
      if (first?.type === 'hero') first.title += ` ${word(random)}`;
      return page;
    }),
  sections: (site, random) =>
    site.edit<Page>('pages/sobre.json', (page) => {
      const [first, ...others] = page.sections;
      const moved = others.splice(Math.floor(random() * others.length), 1);
      return { ...page, sections: [...(first ? [first] : []), ...moved, ...others] };
    }),
  'page added': (site, random) => {
    const page = JSON.parse(
      readFileSync(join(site.root, 'site-config/pages/sobre.json'), 'utf8'),
    ) as Page;
    const name = word(random);
    const meta = { ...page.meta, title: `Página ${name} | Fortim` };
    const file = join(site.root, 'site-config', `${MADE}${name}.json`);
    writeFileSync(file, JSON.stringify({ ...page, path: `/${name}`, meta }));
  },
  'page removed': (site) => {
    const [made] = pagesOf(site).filter((file) => file.startsWith(MADE));
    if (made) rmSync(join(site.root, 'site-config', made));
  },
  picture: (site, random) => {
    const folder = join(site.root, 'public/imagens');
    const file = join(
      folder,
      pick(
        random,
        readdirSync(folder)
          .filter((name) => /^[a-l].*svg$/.test(name))
          .sort(),
      ),
    );
    const width = 700 + Math.floor(random() * 300);
    const text = readFileSync(file, 'utf8').replace(/ width="\d+"/, ` width="${width}"`);
    writeFileSync(file, text);
  },
};

export const siteEdits: Record<string, Edit> = {
  icons: (site, random) =>
    site.edit<Page>('pages/sobre.json', (page) => {
      const icon = pick(random, ['Bolt', 'Wifi', 'Language', 'Factory']);
      return JSON.parse(JSON.stringify(page).replace(/"icon":"\w+"/, `"icon":"${icon}"`));
    }),
  studio: (site, random) => {
    const to = `/${word(random)}`;
    site.edit<Site>('site.json', ({ studio, ...config }) => {
      const from = studio?.path ?? '';
      for (const file of pagesOf(site))
        site.edit<Page>(file, (page) =>
          JSON.parse(JSON.stringify(page).replaceAll(`"to":"${from}"`, `"to":"${to}"`)),
        );
      return { ...config, studio: { path: to } };
    });
  },
  theme: (site, random) =>
    site.edit<Theme>('theme.json', (theme) => {
      theme.fonts.text.standInSize = 100 + Math.floor(random() * 50) / 10;
      theme.radius = Math.floor(random() * 12);
      return theme;
    }),
  navigation: (site, random) =>
    site.edit<Navigation>('navigation.json', (navigation) => {
      const item = pick(random, navigation.header.links);
      item.label = word(random);
      return navigation;
    }),
  redirects: (site, random) =>
    site.edit<{ redirects: Redirect[] }>('redirects.json', ({ redirects }) => ({
      redirects: [...redirects, { from: `/${word(random)}`, to: '/sobre' }],
    })),
};

/** Each of `edits` once or twice, in any order. */
export function editAtRandom(site: SiteCopy, edits: Record<string, Edit>, random: Random): void {
  const todo = Object.values(edits).flatMap((edit) => (random() < 0.5 ? [edit] : [edit, edit]));
  while (todo.length > 0) todo.splice(Math.floor(random() * todo.length), 1)[0]?.(site, random);
}
