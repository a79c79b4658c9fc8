import { SYNONYMS } from '../../../../content/read/words/synonyms.ts';
import { isMap } from '../../../shared/json-pointer.ts';
import type { Json } from '../../../shared/protocol.ts';
import {
  type Branch,
  branchesOf,
  type SchemaNode,
  type Schemas,
  tagOf,
} from '../schema/schema-node.ts';
import { firstSentence } from './help-text.ts';
import { nameOf } from './label-of.ts';

/** The name of a branch of a tagged union: "Cartões", "CRM". */
export function kindName({ value, node }: Branch): string {
  if (node.title) return node.title;
  if (SYNONYMS.types[value]) return nameOf('types', value);
  return firstSentence(node.description ?? value).replace(/\.$/, '');
}

/** The name of an item's branch, or its tag if there is no such branch. */
export function kindOfItem(
  schemas: Schemas,
  union: SchemaNode,
  value: Json | undefined,
): string | undefined {
  const kind = isMap(value) ? value[tagOf(union)] : undefined;
  const branch = branchesOf(schemas, union).find((candidate) => candidate.value === kind);
  return branch ? kindName(branch) : typeof kind === 'string' ? kind : undefined;
}
