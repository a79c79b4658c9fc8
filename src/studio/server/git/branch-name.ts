import { CannotEdit } from '../../../content/edit/cannot-edit.ts';
import { quote } from '../../../content/words/wording.ts';
import { fold } from '../../../lib/fold.ts';
import { runGit } from './run-git.ts';

/** Of the branches that the studio makes, one for each proposal. */
export const PREFIX = 'edicao/';

/** "Nova página de serviços" -> "edicao/nova-pagina-de-servicos". */
export const branchFor = (title: string): string =>
  PREFIX +
  (fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '') || 'site');

/** The requested branch, the edit branch that is checked out, or one named after the title. */
export async function chosenBranch(
  root: string,
  { asked, title, current }: { asked: string | undefined; title: string; current: string },
): Promise<string> {
  const branch = asked ?? (current.startsWith(PREFIX) ? current : branchFor(title));
  // git would read a name that begins with a dash as an option.
  if (
    !(await runGit(root, 'check-ref-format', `refs/heads/${branch}`)).ok ||
    branch.startsWith('-')
  )
    throw new CannotEdit(
      `${quote(branch)} não pode ser o nome de um ramo: use letras, números, hífen e barra.`,
    );
  if ((await protectedBranches(root)).has(branch))
    throw new CannotEdit(
      `${quote(branch)} é o ramo que vai ao ar: as mudanças entram nele por uma revisão. Dê outro nome ao ramo.`,
    );
  const exists = await runGit(root, 'rev-parse', '--verify', '-q', `refs/heads/${branch}`);
  if (branch !== current && exists.ok)
    throw new CannotEdit(
      `Já existe um ramo ${quote(branch)}: dê outro título, ou outro nome ao ramo.`,
    );
  return branch;
}

/** The usual names of main branches, and the default branches of the remotes. */
async function protectedBranches(root: string): Promise<Set<string>> {
  const { out } = await runGit(root, 'for-each-ref', '--format=%(symref:lstrip=3)', 'refs/remotes');
  return new Set(['main', 'master', 'production', ...out.split('\n').filter(Boolean)]);
}
