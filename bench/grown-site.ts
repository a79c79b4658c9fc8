import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../scripts/lib/project.ts';

const MODEL = 'site-config/pages/solucoes/protecao-redes-solucoes.json';

/**
 * A copy of the content, with `added` pages: each a copy of the firewall page at an address and with a title and a
 * description of its own; all of it in git, as a site is. Returns its folder, which is to be removed.
 */
export function grownSite(added: number): string {
  const root = mkdtempSync(join(tmpdir(), 'grown-site-'));
  for (const folder of ['site-config', 'public'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  const model = JSON.parse(readFileSync(join(projectRoot, MODEL), 'utf8'));
  for (let index = 0; index < added; index++) {
    const path = `/escala/pagina-${index}`;
    const description = `Página ${index}: ${model.meta.description}`.slice(0, 170);
    const meta = { ...model.meta, title: `Página ${index} | Baluarte`, description };
    const file = join(root, 'site-config/pages', `escala-${index}.json`);
    writeFileSync(file, JSON.stringify({ ...model, path, meta }));
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'a');
  return root;
}
