import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page that has a history. */
export const OLD = {
  page: 'pages/servicos/monitoramento',
  title: 'O monitoramento de antes',
  text: 'O parágrafo de antes.',
  /** Of a section that no schema knows any more. */
  type: 'letreiro',
};

/** Commits two earlier versions of a page, the first under another name, and leaves it as it is now. */
export function writeOldVersions(root: string, commit: (title: string) => void): void {
  const file = join(root, `site-config/${OLD.page}.json`);
  const earlier = join(root, 'site-config/pages/servicos/vigilancia.json');
  const now = readFileSync(file, 'utf8');
  const page = JSON.parse(now);
  const [hero, ...others] = page.sections;
  const old = { ...hero, title: OLD.title, text: OLD.text };
  renameSync(file, earlier);
  writeFileSync(earlier, JSON.stringify({ ...page, sections: [old, ...others] }, null, 2));
  commit('A primeira página');
  renameSync(earlier, file);
  const sections = [hero, { type: OLD.type, title: 'Passa correndo' }, ...others];
  writeFileSync(file, JSON.stringify({ ...page, sections }, null, 2));
  commit('Um letreiro');
  writeFileSync(file, now);
}
