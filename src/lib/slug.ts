import transliterate from '@sindresorhus/transliterate';
import { fold } from './fold.ts';

/**
 * "Café da manhã (1)" -> "cafe-da-manha-1", "Новости" -> "novosti"; '' without any letter or digit, or with those of an
 * alphabet alone that the library does not know, such as Chinese.
 */
export const slug = (text: string, maxLength?: number): string =>
  transliterate(fold(text))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');

/** "1º Nº" -> "o-no": begins with a letter, as ids do. */
export const idFrom = (text: string, maxLength?: number): string =>
  slug(slug(text.normalize('NFKD')).replace(/^[^a-z]+/, ''), maxLength);

/** "Café أخبار" -> "cafe-أخبار": letters that are not Latin stay, as readers expect of an address in their language. */
export const letterSlug = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(\p{Script=Latin}\p{M}*)+/gu, (latin) => slug(latin))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
