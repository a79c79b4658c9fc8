import { upperFirst } from '../../../../lib/upper-first.ts';
import { t } from '../../../../words/reader.ts';
import { isMap } from '../../../shared/json-pointer.ts';
import type { Json } from '../../../shared/protocol.ts';
import {
  type Branch,
  branchesOf,
  childNode,
  type SchemaFiles,
  type SchemaNode,
  unionTag,
} from '../schema/schema-node.ts';

export function labelOf(schemas: SchemaFiles, node: SchemaNode, key: string): string {
  const child = childNode(schemas, node, key);
  return child?.title ?? upperFirst(key);
}

/** The name of a branch of a tagged union: "Cartões", "CRM". */
export function kindName({ value, node }: Branch): string {
  return node.title ?? upperFirst(value);
}

/** The name of an item's branch, or its tag if there is no such branch. */
export function kindOfItem(
  schemas: SchemaFiles,
  union: SchemaNode,
  value: Json | undefined,
): string | undefined {
  const kind = isMap(value) ? value[unionTag(union)] : undefined;
  const branch = branchesOf(schemas, union).find((candidate) => candidate.value === kind);
  return branch ? kindName(branch) : typeof kind === 'string' ? kind : undefined;
}

/** What an item is called in a sentence: its `one`, "etapa", or else its title. */
export function itemName(item: SchemaNode | undefined): string {
  const { one } = item?.schema ?? {};
  return typeof one === 'string' ? one : (item?.title?.toLowerCase() ?? t('studio/form:one-item'));
}
