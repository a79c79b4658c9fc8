import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/node/project.ts';
import { fieldRoot } from './install.ts';

/** The folder of a run: there for as long as one runs. */
export const workFolder = join(fieldRoot, 'work');
/** This project's site in the folder of a run. */
export const OWN_SITE = 'this-project';
/** The page that is looked at, and edited. */
export const SAMPLE = '/escala/pagina-0';

/** A page of the site as it was when the other tools' templates were written: editors go on with theirs. */
const MODEL = join(fieldRoot, 'page.json');
const SHARED = ['navigation.json', 'site.json', 'messages.json', 'collections/vendors.json'];

interface Page {
  path: string;
  meta: { title: string; description: string };
  sections: { text?: string }[];
}

/** The folder of a run, made anew: a site of `size` pages for this project, as many and the same for the others. */
export function makeContent(size: number): string {
  const work = workFolder;
  rmSync(work, { recursive: true, force: true });
  cpSync(join(fieldRoot, 'sites'), work, { recursive: true });
  const own = join(work, OWN_SITE);
  for (const folder of ['site-config', 'public'])
    cpSync(join(projectRoot, folder), join(own, folder), { recursive: true });
  cpSync(join(projectRoot, 'public'), join(work, 'public'), { recursive: true });
  for (const file of SHARED)
    cpSync(join(projectRoot, 'site-config', file), join(work, 'content', file.replace(/.*\//, '')));
  mkdirSync(join(work, 'content/pages'));

  // The site's own pages are some of its `size`: it can have no menu without what it leads to.
  const copies = size - pagesOf(own);
  if (copies < 1) throw new Error(`The site alone has ${pagesOf(own)} pages: more are needed.`);
  const model: Page = JSON.parse(readFileSync(MODEL, 'utf8'));
  for (let index = 0; index < size; index++) {
    // What pages have alike, this project warns of, a warning each.
    const meta = {
      ...model.meta,
      title: `Página ${index} | Baluarte`,
      description: `Página ${index}: ${model.meta.description}`.slice(0, 170),
    };
    const page = { ...model, path: `/escala/pagina-${index}`, meta };
    writePage(work, page, index < copies);
  }
  return work;
}

/** The sentence that is new. */
export function editSample(work: string, round: number): string {
  const sentence = `Texto novo da rodada ${round}.`;
  const page: Page = JSON.parse(readFileSync(join(work, 'content/pages/pagina-0.json'), 'utf8'));
  if (page.sections[0]) page.sections[0].text = sentence;
  writePage(work, page, true);
  return sentence;
}

const pagesOf = (site: string) =>
  readdirSync(join(site, 'site-config/pages'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json'),
  ).length;

function writePage(work: string, page: Page, forThisProject: boolean): void {
  const name = `${page.path.replace('/escala/', '')}.json`;
  const text = JSON.stringify(page, null, 2);
  writeFileSync(join(work, 'content/pages', name), text);
  if (forThisProject) writeFileSync(join(work, OWN_SITE, 'site-config/pages', name), text);
}
