import type { ErrorObject } from 'ajv';
import { asText, isObject, type JsonObject, pointerOf } from '../../lib/json.ts';
import { allOf, anyOf, enumerated, field, msg, quoted } from '../../words/message.ts';
import { didYouMeanField, inPlace, writeKey } from '../../words/phrases.ts';
import { isProse } from '../read/schema/nodes.ts';
import type { Schemas } from '../read/schema/schema.ts';
import { nearest, onlyNear } from '../read/words/nearest.ts';
import type { Finding } from '../read/words/problem.ts';
import { glossed, meaning, onlyMeaning } from '../read/words/synonyms.ts';
import { convert, fits, isGuess, needsWords } from './convert.ts';
import { inline, placeholder } from './value-words.ts';

interface Owner {
  pointer: string;
  schema: unknown;
  data: JsonObject;
  properties: JsonObject;
  /** Properties that are not there yet, those that must be first. */
  free: string[];
  missing: ReadonlySet<string>;
}

/** Context for the explanation of unknown keys. */
interface Context {
  missing: ReadonlySet<string>;
  /** Pointers of properties that are no longer missing, as some key was meant for them. */
  explained: Set<string>;
  schemas: Schemas;
}

/** Keys that a schema does not know, each with what was meant. */
export function unknownKeys(errors: readonly ErrorObject[], context: Context): Finding[] {
  const findings: Finding[] = [];
  const moved = new Map<string, { keys: string[]; owner: Owner; into: string }>();
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const key: string = error.params.additionalProperty;
    const owner = ownerOf(error, context);
    const item = asItem(key, owner, context);
    const { into, near } = item ? {} : meantBy(key, owner, context.schemas);
    if (item) findings.push(item);
    else if (into) {
      const id = `${owner.pointer} ${into}`;
      const group = moved.get(id) ?? { keys: [], owner, into };
      group.keys.push(key);
      moved.set(id, group);
    } else findings.push(renamed(key, near, owner, context));
  }
  for (const group of moved.values()) findings.push(move(group, context));
  return findings;
}

/** The group that a key belongs in, or the property that its name is like. */
function meantBy(key: string, owner: Owner, schemas: Schemas): { into?: string; near?: string } {
  const groups = (fits: (name: string) => boolean) => within(key, owner, schemas, fits);
  const [exact] = groups((name) => name === key);
  if (exact) return { into: exact };
  const near = nearName(key, owner);
  if (near) return { near };
  const [meant] = groups((name) => name === meaning('fields', key, [name]));
  if (meant) return { into: meant };
  const [like, other] = groups((name) => name === nearest(key, [name]));
  return like && !other ? { into: like } : {};
}

function ownerOf(error: ErrorObject, { missing, explained }: Context): Owner {
  const properties = propertiesOf(error);
  const data = isObject(error.data) ? error.data : {};
  const pointerAt = (name: string) => error.instancePath + pointerOf(name);
  const free = Object.keys(properties).filter(
    (name) => !Object.hasOwn(data, name) && !explained.has(pointerAt(name)),
  );
  const wanted = new Set(free.filter((name) => missing.has(pointerAt(name))));
  const { instancePath: pointer, parentSchema: schema } = error;
  return { pointer, schema, data, properties, free, missing: wanted };
}

function nearName(key: string, { free, missing }: Owner): string | undefined {
  const bare = key.replace(/(?<!\d)\d+$/, '').replace(/(?<![\s:_-])[\s:_-]+$/, '');
  return (
    meaning('fields', key, missing) ??
    meaning('fields', key, free) ??
    nearest(key, missing) ??
    nearest(key, free) ??
    meaning('fields', bare, missing)
  );
}

/** The properties that are groups with a place for the key, such as "meta" for "title". */
function within(
  key: string,
  { data, properties }: Owner,
  schemas: Schemas,
  fits: (name: string) => boolean,
): string[] {
  return Object.keys(properties).filter((name) => {
    const written = data[name];
    const inner = innerOf(properties[name], written, schemas);
    if (!isObject(inner) || (written !== undefined && !isObject(written))) return false;
    const free = Object.keys(inner).filter((inside) => !isObject(written) || !(inside in written));
    return name !== key && free.some(fits);
  });
}

/** The properties of a group; of one of several kinds, those of the kind that is written. */
function innerOf(group: unknown, written: unknown, schemas: Schemas): unknown {
  const { properties, oneOf, ...schema } = schemas.resolve(group);
  const tag = tagOf(schema);
  if (!tag || !Array.isArray(oneOf) || !isObject(written)) return properties;
  const kinds = oneOf.map((kind) => schemas.resolve(kind).properties);
  return kinds.find((kind) => isObject(kind) && schemas.resolve(kind[tag]).const === written[tag]);
}

/** A section of its own beside the list of sections. */
function asItem(
  key: string,
  { pointer, data, properties }: Owner,
  { explained, schemas }: Context,
): Finding | undefined {
  const value = data[key];
  if (!isObject(value)) return undefined;
  const list = Object.keys(properties).find((name) => {
    const tags = tagsIn(schemas.resolve(schemas.resolve(properties[name]).items), schemas);
    return tags.includes(asText(value.type)) || meaning('types', key, tags) !== undefined;
  });
  if (list === undefined) return undefined;
  const tags = tagsIn(schemas.resolve(schemas.resolve(properties[list]).items), schemas);
  const type = tags.includes(asText(value.type)) ? asText(value.type) : meaning('types', key, tags);
  if (!Array.isArray(data[list])) explained.add(pointer + pointerOf(list));
  return {
    code: 'out-of-its-list',
    pointer: pointer + pointerOf(key),
    at: 'key',
    message: msg('content/schema:out-of-its-list', {
      key: quoted(key),
      type: quoted(type ?? ''),
      list: field(list),
    }),
    hint:
      'type' in value
        ? msg('content/schema:out-of-its-list-hint', { list, key })
        : msg('content/schema:out-of-its-list-type-hint', { list, key, type }),
  };
}

function renamed(key: string, near: string | undefined, owner: Owner, context: Context): Finding {
  const { pointer, properties } = owner;
  const type = context.schemas.resolve(properties.type).const;
  const place =
    typeof type === 'string' ? msg('words:in-field', { field: quoted(type) }) : inPlace(pointer);
  return {
    code: 'unknown-key',
    pointer: pointer + pointerOf(key),
    at: 'key',
    message: [
      msg('content/schema:unknown-key', { key: quoted(key), place }),
      didYouMeanField(near),
    ],
    ...(near ? toName(key, near, owner, context) : toElsewhere(key, owner, context)),
  };
}

type Advice = Pick<Finding, 'hint' | 'fix' | 'guess'>;

/** The key becomes the property, and its value one that the property takes. */
function toName(
  key: string,
  near: string,
  { pointer, data, properties, free }: Owner,
  { explained, schemas }: Context,
): Advice {
  explained.add(pointer + pointerOf(near));
  const schema = properties[near];
  if (!fits(data[key], schema, schemas))
    return {
      hint: msg('content/schema:write-key-in-form', {
        key: near,
        sample: placeholder(schemas.resolve(schema), schemas),
      }),
    };
  const value = convert(data[key], schema, schemas);
  return {
    hint:
      value === undefined
        ? writeKey(near)
        : msg('content/schema:write-key-and-value', { key: near, value: inline(value) }),
    fix: needsWords(value) ? undefined : { rename: near, value },
    guess: !sure(key, near, free) || isGuess(data[key], value, schemas.locale),
  };
}

/** Kinds of which a site has several files. */
const FILES: Record<string, string> = {
  page: 'pages/….json',
  'record-page': 'records/….json',
  form: 'forms/….json',
};

/** Of the blocks that have a field. */
const MOST_SIBLINGS = 4;

/** No property has a name like the key: what it holds belongs in one that takes it, or nowhere. */
function toElsewhere(
  key: string,
  { pointer, schema, data, properties, free }: Owner,
  { schemas }: Context,
): Advice {
  const taking = free.filter((name) => isFor(data[key], properties[name], schemas));
  if (taking.length > 0)
    return {
      hint: msg('content/schema:other-fields-hint', {
        key,
        fields: enumerated(taking.map((name) => glossed('fields', name))),
      }),
    };
  const filled = Object.keys(properties).find((name) => {
    const inner = schemas.resolve(properties[name]).properties;
    return isObject(inner) && Object.hasOwn(inner, key);
  });
  if (filled !== undefined)
    return { hint: msg('content/schema:filled-in-group-hint', { key, group: filled }) };
  const tag = Object.keys(properties).find((name) => schemas.resolve(properties[name]).const);
  const siblings = schemas.siblingsWith(key, schema).slice(0, MOST_SIBLINGS);
  if (tag && siblings.length > 0)
    return {
      hint: msg('content/schema:of-other-kind-hint', {
        ...{ key, tag, kind: quoted(asText(data[tag])) },
        kinds: anyOf(siblings),
      }),
    };
  const kind = pointer === '' ? schemas.fileWith(key) : undefined;
  if (kind !== undefined)
    return {
      hint: msg('content/schema:of-other-file-hint', { key, file: FILES[kind] ?? `${kind}.json` }),
    };
  return { hint: msg('content/schema:no-field-takes-hint', { key }) };
}

/** Whether the property may hold what was written: sentences are for texts, and a word or a number alone tells nothing. */
function isFor(value: unknown, given: unknown, schemas: Schemas): boolean {
  if (isObject(value) || Array.isArray(value)) return fits(value, given, schemas);
  const schema = schemas.resolve(given);
  const isText = isProse(schema.type === 'array' ? schemas.resolve(schema.items) : schema);
  return isText && /\S\s+\S/.test(asText(value));
}

/** A synonym, or no other is like it. */
const sure = (key: string, near: string, free: string[]) =>
  near === onlyMeaning('fields', key, free) || near === onlyNear(key, free);

function move(
  { keys, owner, into }: { keys: string[]; owner: Owner; into: string },
  { explained, schemas }: Context,
): Finding {
  const { pointer, data, properties } = owner;
  const inner = innerOf(properties[into], data[into], schemas) as JsonObject;
  const present = isObject(data[into]);
  const pairs = keys.map((key): [string, unknown] => {
    const names = Object.keys(inner);
    const name = meaning('fields', key, names) ?? nearest(key, names) ?? key;
    return [name, readyFor(data[key], inner[name], schemas)];
  });
  for (const [name] of pairs) explained.add(pointer + pointerOf(into, name));
  if (!present) explained.add(pointer + pointerOf(into));
  const group = Object.fromEntries(pairs);
  const text = inline(group);
  return {
    code: 'misplaced-key',
    pointer: pointer + pointerOf(keys[0] ?? ''),
    at: 'key',
    message: msg('content/schema:misplaced-key', {
      keys: allOf(keys),
      count: keys.length,
      into: field(into),
      place: inPlace(pointer),
    }),
    hint: present
      ? msg('content/schema:misplaced-key-into-hint', { into, fields: text.slice(2, -2) })
      : msg('content/schema:misplaced-key-hint', { into, group: text }),
  };
}

/** The value, converted if it has to be, or else one to fill in. */
const readyFor = (value: unknown, schema: unknown, schemas: Schemas): unknown =>
  convert(value, schema, schemas) ??
  (fits(value, schema, schemas)
    ? value
    : JSON.parse(placeholder(schemas.resolve(schema), schemas)));

export const propertiesOf = (error: ErrorObject): JsonObject =>
  isObject(error.parentSchema?.properties) ? error.parentSchema.properties : {};

/** The property that says which of several shapes a value has: "type", "strategy". */
export const tagOf = (schema: unknown): string | undefined =>
  isObject(schema) && isObject(schema.discriminator)
    ? String(schema.discriminator.propertyName)
    : undefined;

/** What that property may be. */
export function tagsIn(schema: JsonObject, schemas: Schemas): string[] {
  const tag = tagOf(schema);
  const branches = tag && Array.isArray(schema.oneOf) ? schema.oneOf : [];
  return branches.flatMap((branch: unknown) => {
    const { properties } = schemas.resolve(branch);
    const found = isObject(properties) && tag ? properties[tag] : undefined;
    return isObject(found) ? [found.const ?? found.enum].flat().map(String) : [];
  });
}
