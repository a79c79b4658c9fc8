import { slug } from '../../../lib/slug.ts';

/** "Resposta a incidentes" -> "/resposta-a-incidentes" */
export const pathFromTitle = (title: string, folder = ''): string => `${folder}/${slug(title)}`;

/** "/servicos/nsoc" -> "/servicos" */
export const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/'));
