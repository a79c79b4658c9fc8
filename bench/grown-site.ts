import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withMade } from '../src/content/compile/charts/with-made.ts';
import { projectRoot } from '../src/node/project.ts';

const PAGES = 'site-config/pages';
const FIREWALL = 'solucoes/protecao-redes-solucoes.json';

export interface Growth {
  /** What the added pages are copies of: the firewall page, or all pages of the site in turn. */
  models?: 'firewall' | 'all';
  /** Whether they are records of people, each with the firewall page under its name and a list of three others, or pages of that content, the list written out. */
  people?: 'records' | 'pages';
  /** Whether they have equal descriptions: each page then has a warning. */
  warnings?: boolean;
  /** What is in git: all of it, nothing, or the site without the added pages, which each then have a warning. */
  git?: 'all' | 'none' | 'others';
}

/**
 * A copy of the content, with `added` pages: each a copy of a page at an address and with a title of its own, and no two
 * with the same picture for networks, or the same chart. Returns its folder, which is to be removed.
 */
export function grownSite(
  added: number,
  { models = 'firewall', people, warnings = false, git = 'all' }: Growth = {},
): string {
  const root = mkdtempSync(join(tmpdir(), 'grown-site-'));
  for (const folder of ['site-config', 'public', 'blocks'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  if (git === 'others') commitAll(root);
  if (people) {
    addPeople(root, added, people);
    if (git === 'all') commitAll(root);
    return root;
  }
  const pages = models === 'all' ? modelFiles() : [FIREWALL];
  const read = (file: string) =>
    JSON.parse(readFileSync(join(projectRoot, PAGES, file), 'utf8')) as Model;
  const originals = pages.map(read);
  for (let index = 0; index < added; index++) {
    const model = originals[index % originals.length] as Model;
    const description = `${warnings ? '' : `Página ${index}: `}${model.meta.description}`;
    const meta = {
      ...model.meta,
      title: `Página ${index}`,
      description: description.slice(0, 170),
    };
    const page = { ...withOwnWords(model, index), path: `/escala/pagina-${index}`, meta };
    writeFileSync(join(root, PAGES, `escala-${index}.json`), JSON.stringify(page));
  }
  if (git === 'all') commitAll(root);
  return root;
}

/** The same pages from records, and written out. */
function addPeople(root: string, added: number, as: 'records' | 'pages'): void {
  const model = JSON.parse(readFileSync(join(projectRoot, PAGES, FIREWALL), 'utf8')) as Model;
  const [hero, ...others] = model.sections;
  const pageOf = (name: unknown, role: unknown) => ({
    meta: { ...model.meta, title: name, description: role },
    sections: [{ ...hero, title: name }, ...others],
  });
  const folder = as === 'records' ? 'site-config/collections/people' : PAGES;
  mkdirSync(join(root, folder), { recursive: true });
  for (let index = 0; index < added; index++) {
    const text = `Pessoa ${index} cuida das redes e dos firewalls de quem não pode parar.`;
    const person = { name: `Pessoa ${index}`, role: `Área ${index % 20}`, text };
    const { sections, ...page } = pageOf(person.name, text);
    const written = {
      path: `/escala/p${index}`,
      ...page,
      sections: [...sections, listOf(index)],
    };
    writeFileSync(
      join(root, folder, `p${index}.json`),
      JSON.stringify(as === 'records' ? person : written),
    );
  }
  if (as === 'pages') return;
  const name = { field: 'name' };
  const template = pageOf(name, { field: 'text' });
  const related = {
    type: 'record-list',
    title: 'Da mesma área',
    collection: 'people',
    related: true,
    limit: 3,
  };
  mkdirSync(join(root, 'site-config/records'), { recursive: true });
  writeFileSync(
    join(root, 'site-config/records/people.json'),
    JSON.stringify({
      path: '/escala/{id}',
      card: { title: name, category: { field: 'role' } },
      ...template,
      sections: [...template.sections, related],
    }),
  );
}

/** As a page without records has it: links to three others of the same area, written out. Of at least eighty people. */
function listOf(index: number) {
  const area = index % 20;
  const others = [area, area + 20, area + 40, area + 60].filter((other) => other !== index);
  const cards = others.slice(0, 3).map((other) => ({
    title: `Pessoa ${other}`,
    text: `Área ${area}`,
    action: { label: 'Ver a pessoa', to: `/escala/p${other}` },
  }));
  return { type: 'card-grid', title: 'Da mesma área', cards };
}

interface Model {
  sections: object[];
  meta: { title: string; description: string };
}

/** All but the pages that exist once in a site: those of the accounts, the 404, the return of the forms. */
const modelFiles = () =>
  readdirSync(join(projectRoot, PAGES), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !/^(404|envio-recebido|conta\/)/.test(file))
    .sort();

/** With a number of its own in its first title, of which the picture for networks is made, in the title of every chart and in its values. */
const withOwnWords = (model: Model, index: number): Model => {
  const titled = model.sections.findIndex((section) => 'title' in section);
  const sections = model.sections.map((section, at) =>
    at === titled && 'title' in section
      ? { ...section, title: `${section.title} ${index}` }
      : section,
  );
  return withMade(
    { ...model, sections },
    {
      chart: (chart: { title: string }) => ({
        ...withMade(chart, { value: (value: number) => value * (1 + (index % 1000) / 100_000) }),
        title: `${chart.title.slice(0, 70)} (${index})`,
      }),
    },
  );
};

function commitAll(root: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'a');
}
