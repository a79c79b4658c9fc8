import { SYNONYMS } from '../../../../content/words/synonyms.ts';
import type { Json, StartAnswer } from '../../../shared/protocol.ts';
import {
  type Branch,
  branchesOf,
  isMap,
  type Place,
  type Schemas,
  tagOf,
} from '../schema/places.ts';
import { firstSentence } from './help-text.ts';
import { nameOf } from './label-of.ts';

/** What a branch of a tagged union is called: "Cartões", "CRM". */
export function kindName({ value, place }: Branch, blocks?: StartAnswer['blocks']): string {
  const list = place.base.startsWith('sections/') ? blocks?.sections : blocks?.fields;
  const isBlock = place.base.startsWith('sections/') || place.base === 'form.schema.json';
  const block = isBlock ? list?.find(({ type }) => type === value) : undefined;
  if (block) return block.title;
  const title = place.title;
  if (title) return title;
  if (SYNONYMS.types[value]) return nameOf('types', value);
  return firstSentence(place.description ?? value).replace(/\.$/, '');
}

/** The kind of an item of a union, by name; what it says itself where there is none of it. */
export function kindOfItem(
  { schemas, blocks }: { schemas: Schemas; blocks: StartAnswer['blocks'] },
  union: Place,
  value: Json | undefined,
): string | undefined {
  const kind = isMap(value) ? value[tagOf(union)] : undefined;
  const branch = branchesOf(schemas, union).find((one) => one.value === kind);
  return branch ? kindName(branch, blocks) : typeof kind === 'string' ? kind : undefined;
}
