import { isObject, pointerOf, walk } from '../../lib/json.ts';
import { anyOf, msg, quoted } from '../../words/message.ts';
import { didYouMean, writeThis } from '../../words/phrases.ts';
import { type Condition, conditionOf, SHOW_IF } from '../read/records/conditions.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { fixByName, nearest } from '../read/words/nearest.ts';
import type { Finding } from '../read/words/problem.ts';
import { schemaFindings } from './schema-messages.ts';

const SCHEMA = { $ref: `record-page.schema.json#/definitions/${SHOW_IF}` };

/** Where the schema of the file has them, and tells what is wrong with their shape. */
const BY_SCHEMA = /^(\/(sections|card\/facts)\/\d+|\/card\/mark)?$/;

/** What parts of the page of records wait for: it has its shape, and a value that the field may have. */
export function conditionFindings(
  { name, value }: Pick<ConfigFile, 'name' | 'value'>,
  schemas: Schemas,
): Finding[] {
  const found: Finding[] = [];
  walk(value, (part, pointer) => {
    if (!isObject(part) || !(SHOW_IF in part)) return;
    const own = pointer + pointerOf(SHOW_IF);
    const errors = BY_SCHEMA.test(pointer) ? [] : schemas.checkPart(SCHEMA, part[SHOW_IF]);
    for (const error of errors) error.instancePath = own + error.instancePath;
    found.push(...schemaFindings(errors, schemas, value));
    const condition = conditionOf(part);
    if (condition) found.push(...valueFindings(condition, own, name, schemas));
  });
  return found;
}

/** A value that is none of those to which the schema of the collection holds its field. */
function valueFindings(
  { names, values = [] }: Condition,
  pointer: string,
  collection: string,
  { recordFields }: Pick<Schemas, 'recordFields'>,
): Finding[] {
  const [name = '', inside] = names;
  const own = recordFields(collection);
  const named = own.relations[name]?.collection;
  const allowed =
    inside === undefined
      ? own.valuesOf(name)
      : named !== undefined && recordFields(named).valuesOf(inside);
  if (!allowed || allowed.length === 0) return [];
  return values.flatMap((value, index) => {
    if (typeof value !== 'string' || allowed.includes(value)) return [];
    const near = nearest(value, allowed);
    const isOne = values.length === 1;
    return {
      code: 'not-allowed',
      pointer: pointer + (isOne ? pointerOf('is') : pointerOf('is', index)),
      message: [
        msg('content/records:value', { field: quoted(names.join('.')), value: quoted(value) }),
        didYouMean(near),
      ],
      hint: near ? writeThis(near) : msg('content/records:value-hint', { values: anyOf(allowed) }),
      ...fixByName(value, near, allowed),
    };
  });
}
