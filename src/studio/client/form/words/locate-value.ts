import { schemaSource } from '../../../../content/edit/editor-schemas/schema-source.ts';
import { labelSteps } from '../../../../content/edit/labels/pointer-label.ts';
import { rootPosition } from '../../../../content/edit/labels/schema-position.ts';
import { worded } from '../../../../words/reader.ts';
import type { Json, StudioFile } from '../../../shared/protocol.ts';
import { pathTo, rootNode, type SchemaFiles, type SchemaNode } from '../schema/schema-node.ts';

interface Location {
  /** The sections and fields that lead to the value: ["Seção 2 (Cartões)", "Cartões", "Cartão 1", "Título"]. */
  steps: string[];
  /** The schema of the value; undefined if there is none for it. */
  node: SchemaNode | undefined;
}

/** Where a value stands in a file, in the words of the outline and of the form. */
export function locateValue(
  { schemas }: { schemas: SchemaFiles },
  { schema }: Pick<StudioFile, 'schema'>,
  value: Json | undefined,
  pointer: string,
): Location {
  const source = schemaSource(new Map(Object.entries(schemas)));
  const root = rootNode(schemas, schema);
  return {
    steps: labelSteps(rootPosition(source, schema), value, pointer).map(worded),
    node: pointer === '' ? root : pathTo(schemas, root, value, pointer).at(-1)?.node,
  };
}
