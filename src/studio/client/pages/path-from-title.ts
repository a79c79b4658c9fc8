import { withoutAccents } from '../../../lib/fold.ts';

/** "Resposta a incidentes" -> "/resposta-a-incidentes": an address for a page of that title. */
export const pathFromTitle = (title: string, folder = ''): string =>
  `${folder}/${withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')}`;

/** The address above: "/servicos" of "/servicos/nsoc". */
export const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/'));
