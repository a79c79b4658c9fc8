import { childOf, getAtPointer } from '../../shared/json-pointer.ts';
import type { Json, StartAnswer, StudioFile } from '../../shared/protocol.ts';
import { segmentsOf } from '../form/schema/pointers.ts';
import { childNode, rootNode, type SchemaNode, type Schemas } from '../form/schema/schema-node.ts';
import { fieldName } from '../form/words/field-name.ts';

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
  const [, index, inside = ''] =
    (file.kind === 'page' && /^\/sections\/(\d+)(\/.*)?$/.exec(pointer)) || [];
  if (index === undefined) {
    const name = fieldName(schemas, file.schema, value, pointer);
    return { steps: name ? [name] : [], node: nodeAt(schemas, file.schema, value, pointer) };
  }
  const section = getAtPointer(value, `/sections/${index}`);
  const { type } = (section ?? {}) as { type?: string };
  const title = blocks.sections.find((block) => block.type === type)?.title ?? type;
  const schema = `sections/${type}.schema.json`;
  if (!schemas[schema]) return { steps: [`Seção ${Number(index) + 1}`], node: undefined };
  const name = fieldName(schemas, schema, section, inside);
  return {
    steps: [`Seção ${Number(index) + 1}, ${title}`, ...(name ? [name] : [])],
    node: nodeAt(schemas, schema, section, inside),
  };
}

function nodeAt(
  schemas: Schemas,
  schema: string,
  value: Json | undefined,
  pointer: string,
): SchemaNode | undefined {
  let node: SchemaNode | undefined = rootNode(schemas, schema);
  let current = value;
  for (const key of segmentsOf(pointer)) {
    node = node && childNode(schemas, node, key, current);
    current = childOf(current, key);
  }
  return node;
}
