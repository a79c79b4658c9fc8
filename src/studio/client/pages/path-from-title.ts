import { withoutAccents } from '../../../lib/fold.ts';

/** "Resposta a incidentes" -> "/resposta-a-incidentes" */
export const pathFromTitle = (title: string, folder = ''): string =>
  `${folder}/${withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')}`;

/** "/servicos/nsoc" -> "/servicos" */
export const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/'));
