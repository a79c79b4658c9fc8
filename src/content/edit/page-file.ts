import type { Site } from '../site.ts';
import { CannotEdit } from './cannot-edit.ts';

export const PAGES = 'site-config/pages';

/** A name for a page's file in a folder, after the end of its address. */
export function pageFile({ entries }: Site, folder: string, path: string): string {
  const file = `${folder}/${lastOf(path)}.json`;
  if (entries.some((entry) => entry.file === file))
    throw new CannotEdit(
      `Já existe o arquivo ${file}, de outra página. Renomeie-o antes, ou escolha outro endereço.`,
    );
  return file;
}

export const lastOf = (path: string): string => path.split('/').at(-1) ?? '';

export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** An address as a person types it, as the site writes it: with the slash at the beginning alone. */
export const addressOf = (typed: string): string =>
  `/${typed.trim().replace(/^\/+|(?<=[^/])\/+$/g, '')}`;
