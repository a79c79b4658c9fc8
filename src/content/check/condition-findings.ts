import { isObject, pointerOf, walk } from '../../lib/json.ts';
import { anyOf, msg, quoted } from '../../words/message.ts';
import { didYouMean, writeThis } from '../../words/phrases.ts';
import { type Condition, conditionOf, SHOW_IF } from '../read/records/conditions.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { fixByName, nearest } from '../read/words/nearest.ts';
import type { Finding, Reference } from '../read/words/problem.ts';
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
  condition: Condition,
  pointer: string,
  collection: string,
  schemas: Pick<Schemas, 'recordFields'>,
): Finding[] {
  const { names } = condition;
  const [of, field] = fieldOf(condition, collection, schemas) ?? [];
  const allowed = of === undefined ? [] : schemas.recordFields(of).valuesOf(field ?? '');
  if (allowed.length === 0) return [];
  return valuesIn(condition).flatMap(({ value, at }) => {
    if (allowed.includes(value)) return [];
    const near = nearest(value, allowed);
    return {
      code: 'not-allowed',
      pointer: pointer + at,
      message: [
        msg('content/records:value', { field: quoted(names.join('.')), value: quoted(value) }),
        didYouMean(near),
      ],
      hint: near ? writeThis(near) : msg('content/records:value-hint', { values: anyOf(allowed) }),
      ...fixByName(value, near, allowed),
    };
  });
}

/** The collection whose field it is, and that field: one of the record itself, or of one that it names. */
function fieldOf(
  { names: [name = '', inside] }: Condition,
  collection: string,
  { recordFields }: Pick<Schemas, 'recordFields'>,
): [collection: string, field: string] | undefined {
  if (inside === undefined) return [collection, name];
  const named = recordFields(collection).relations[name]?.collection;
  return named === undefined ? undefined : [named, inside];
}

/** Its values with where each stands. */
function valuesIn(condition: Condition): { value: string; at: string }[] {
  return (['is', 'isNot'] as const).flatMap((key) => {
    const values = condition[key] ?? [];
    return values.flatMap((value, index) =>
      typeof value === 'string'
        ? { value, at: values.length === 1 ? pointerOf(key) : pointerOf(key, index) }
        : [],
    );
  });
}

/** The records that conditions name, by their ids: `"field": "id"`, and fields that name records. */
export function recordsAwaited(
  { name, value, file }: Pick<ConfigFile, 'name' | 'value' | 'file'>,
  schemas: Pick<Schemas, 'recordFields'>,
): Reference[] {
  const found: Reference[] = [];
  walk(value, (part, pointer) => {
    const condition = conditionOf(part);
    const [of, field = ''] = (condition && fieldOf(condition, name, schemas)) ?? [];
    if (!condition || of === undefined) return;
    const kind = field === 'id' ? of : schemas.recordFields(of).relations[field]?.collection;
    if (kind === undefined) return;
    for (const { value, at } of valuesIn(condition))
      found.push({ kind, value, file, pointer: pointer + pointerOf(SHOW_IF) + at });
  });
  return found;
}
