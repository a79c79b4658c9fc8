import { t } from '../../../../words/reader.ts';
import { getAtPointer } from '../../../shared/json-pointer.ts';
import type { Json, StartAnswer, StudioFile } from '../../../shared/protocol.ts';
import { pathTo, rootNode, type SchemaNode } from '../schema/schema-node.ts';
import { fieldName } from './labels.ts';

interface Location {
  /** The sections and fields that lead to the value: ["Seção 2, Cartões", "Itens › 1 › Título"]. */
  steps: string[];
  /** The schema of the value; undefined if there is none for it. */
  node: SchemaNode | undefined;
}

type Start = Pick<StartAnswer, 'schemas' | 'blocks'>;

/** Where a value stands in a file, in the words of the outline and of the form. */
export function locateValue(
  { schemas, blocks }: Start,
  file: Pick<StudioFile, 'schema' | 'kind'>,
  value: Json | undefined,
  pointer: string,
): Location {
  const nodeAt = (schema: string, root: Json | undefined, below: string) => {
    const node = rootNode(schemas, schema);
    return below === '' ? node : pathTo(schemas, node, root, below).at(-1)?.node;
  };
  const [, index, inside = ''] =
    (file.kind === 'page' && /^\/sections\/(\d+)(\/.*)?$/.exec(pointer)) || [];
  if (index === undefined) {
    const name = fieldName(schemas, file.schema, value, pointer);
    return { steps: name ? [name] : [], node: nodeAt(file.schema, value, pointer) };
  }
  const number = Number(index) + 1;
  const section = getAtPointer(value, `/sections/${index}`);
  const { type } = (section ?? {}) as { type?: string };
  const title = blocks.sections.find((block) => block.type === type)?.title ?? type;
  const schema = `sections/${type}.schema.json`;
  if (!schemas[schema]) return { steps: [t('studio/form:section', { number })], node: undefined };
  const name = fieldName(schemas, schema, section, inside);
  return {
    steps: [t('studio/form:section-of-type', { number, title }), ...(name ? [name] : [])],
    node: nodeAt(schema, section, inside),
  };
}
