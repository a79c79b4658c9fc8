import { walk } from '../../../content/json/json.ts';
import type { Json } from '../../shared/protocol.ts';

/** How the texts of a template begin. */
const PLACEHOLDER = /^(Escreva|Diga|Conte) aqui/;

/** The pointers of texts that are still those of the template, sections first. */
export function placeholderTexts(page: Json | undefined): string[] {
  const pointers: string[] = [];
  walk(page, (value, pointer) => {
    if (typeof value === 'string' && PLACEHOLDER.test(value)) pointers.push(pointer);
  });
  const isSeen = (pointer: string) => Number(!pointer.startsWith('/sections/'));
  return pointers.sort((a, b) => isSeen(a) - isSeen(b));
}
