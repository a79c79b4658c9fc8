import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/node/project.ts';
import { fieldRoot, installedFolder } from './install.ts';

/** The folder of a run: there for as long as one runs. */
export const workFolder = join(fieldRoot, 'work');
/** This project's site, the same twice: for its source, and below the folder that the packed engine is installed into. */
export const OWN_SITE = join(workFolder, 'this-project');
export const INSTALLED_SITE = join(installedFolder, 'site');
/** What the others write their pictures for networks with. */
export const FONT = join(
  projectRoot,
  'node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff',
);
/** The page that is looked at, and edited. */
export const SAMPLE = '/escala/pagina-0';

/** A page of the site as it was when the other tools' templates were written: editors go on with theirs. */
const MODEL = join(fieldRoot, 'page.json');
const SHARED = ['navigation.json', 'site.json', 'messages.json', 'collections/vendors.json'];

interface Page {
  path: string;
  meta: { title: string; description: string };
  sections: { title?: string; text?: string }[];
}

/**
 * The folder of a run, made anew: a site of `size` pages for this project, as many and the same for the others.
 * With `ownTitles` no two pages open with the same words, and so none share a picture for networks.
 */
export function makeContent(size: number, ownTitles = false): string {
  const work = workFolder;
  rmSync(work, { recursive: true, force: true });
  cpSync(join(fieldRoot, 'sites'), work, { recursive: true });
  for (const own of [OWN_SITE, INSTALLED_SITE]) {
    rmSync(own, { recursive: true, force: true });
    for (const folder of ['site-config', 'public'])
      cpSync(join(projectRoot, folder), join(own, folder), { recursive: true });
    simplify(own);
  }
  cpSync(join(projectRoot, 'public'), join(work, 'public'), { recursive: true });
  for (const file of SHARED)
    cpSync(join(projectRoot, 'site-config', file), join(work, 'content', file.replace(/.*\//, '')));
  mkdirSync(join(work, 'content/pages'));

  // The site's own pages are some of its `size`: it can have no menu without what it leads to.
  const ownPages = pageFiles(OWN_SITE).length;
  const copies = size - ownPages;
  if (copies < 1) throw new Error(`The site alone has ${ownPages} pages: more are needed.`);
  const model: Page = JSON.parse(readFileSync(MODEL, 'utf8'));
  for (let index = 0; index < size; index++) {
    // What pages have alike, this project warns of, a warning each.
    const meta = {
      ...model.meta,
      title: `Página ${index} | Baluarte`,
      description: `Página ${index}: ${model.meta.description}`.slice(0, 170),
    };
    const [hero, ...others] = model.sections;
    const title = ownTitles ? `${hero?.title} (${index})` : hero?.title;
    const sections = [{ ...hero, title }, ...others];
    const page = { ...model, path: `/escala/pagina-${index}`, meta, sections };
    writePage(work, page, index < copies);
  }
  return work;
}

/** Without what most sites have not: a studio, and section types of one's own. */
function simplify(own: string): void {
  const config = join(own, 'site-config');
  const change = (file: string, edit: (value: never) => unknown) =>
    writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')) as never)));
  let studioPath = '';
  change(join(config, 'site.json'), ({ studio, ...site }: { studio?: { path: string } }) => {
    studioPath = studio?.path ?? '';
    return site;
  });
  const ownTypes = readdirSync(join(projectRoot, 'blocks/sections'));
  for (const name of pageFiles(own))
    change(join(config, 'pages', name), (page: { sections: { type: string; id?: string }[] }) => {
      const isOwn = ({ type }: { type: string }) => ownTypes.includes(type);
      const gone = [`"${studioPath}"`, ...page.sections.filter(isOwn).map(({ id }) => `"#${id}"`)];
      const rest = { ...page, sections: page.sections.filter((section) => !isOwn(section)) };
      return JSON.parse(
        gone.reduce((text, link) => text.replaceAll(link, '"/"'), JSON.stringify(rest)),
      );
    });
}

/** The sentence that is new. */
export function editSample(work: string, round: number): string {
  const sentence = `Texto novo da rodada ${round}.`;
  const page: Page = JSON.parse(readFileSync(join(work, 'content/pages/pagina-0.json'), 'utf8'));
  if (page.sections[0]) page.sections[0].text = sentence;
  writePage(work, page, true);
  return sentence;
}

const pageFiles = (site: string) =>
  readdirSync(join(site, 'site-config/pages'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json'),
  );

function writePage(work: string, page: Page, forThisProject: boolean): void {
  const name = `${page.path.replace('/escala/', '')}.json`;
  const text = JSON.stringify(page, null, 2);
  writeFileSync(join(work, 'content/pages', name), text);
  if (!forThisProject) return;
  for (const own of [OWN_SITE, INSTALLED_SITE])
    writeFileSync(join(own, 'site-config/pages', name), text);
}
