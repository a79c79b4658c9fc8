import type { ConfigFile } from '../config-file.ts';
import type { Problem } from '../problem.ts';
import type { Site } from '../site.ts';
import { nearestPath } from '../words/nearest.ts';
import { didYouMean, plural, quote } from '../words/wording.ts';
import { CannotEdit } from './cannot-edit.ts';

/** Addresses that the engine and the servers rely on: these pages cannot move. */
const FIXED: Record<string, string> = {
  '/': 'A página inicial fica sempre em “/”',
  '/404': 'A página “não encontrado” fica sempre em “/404”',
};

/** The page at an address. Throws CannotEdit if it must stay there. */
export function movablePage({ pages }: Site, path: string): ConfigFile {
  const page = pages.get(path);
  if (!page)
    throw new CannotEdit(
      `Não há página em ${quote(path)}.${didYouMean(nearestPath(path, new Set(pages.keys())))}`,
    );
  const fixed = FIXED[path];
  if (fixed) throw new CannotEdit(`${fixed}: não pode ser renomeada nem apagada.`);
  return page;
}

/** An address belongs to one page. */
export function refuseTaken({ pages }: Site, path: string): void {
  const taken = pages.get(path);
  if (taken) throw new CannotEdit(`O endereço ${quote(path)} já é da página ${taken.file}.`);
}

/** The references of a file with an error may be incomplete. */
export function refuseErrors(problems: readonly Problem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first)
    throw new CannotEdit(
      `O site tem ${plural(errors.length, 'erro', 'erros')}: corrija antes, para nenhum link ficar para trás. Em ${first.file}: ${first.message}`,
    );
}
