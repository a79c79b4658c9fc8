import { fold } from './fold.ts';

/** "Café da manhã (1)" -> "cafe-da-manha-1"; '' without any letter or digit. */
export const slug = (text: string, maxLength?: number): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');

/** "1º Nº" -> "o-no": begins with a letter, as ids do. */
export const idFrom = (text: string, maxLength?: number): string =>
  slug(slug(text.normalize('NFKD')).replace(/^[^a-z]+/, ''), maxLength);
