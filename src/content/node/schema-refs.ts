import { isObject, type JsonObject, walk } from '../../lib/json.ts';
import { BUILT_IN_KINDS } from '../read/schema/ajv.ts';
import { follow } from '../read/schema/nodes.ts';
import { collectionsIn } from '../read/schema/schema.ts';
import { nearest } from '../read/words/nearest.ts';

type Files = ReadonlyMap<string, JsonObject>;

const isDead = (ref: unknown, id: string, files: Files): ref is string => {
  if (typeof ref !== 'string') return false;
  try {
    follow(files, ref, id);
    return false;
  } catch {
    return true; // it leads nowhere, or is no address
  }
};

/** A value of a schema that names nothing. */
interface Dead {
  pointer: string;
  value: string;
  /** What was probably meant. */
  near: string | undefined;
}

/** The first `$ref` of a schema that leads nowhere, and the one that was probably meant. */
export function deadRef(id: string, files: Files): Dead | undefined {
  const found: Omit<Dead, 'near'>[] = [];
  walk(files.get(id), (value, pointer, key) => {
    if (key === '$ref' && isDead(value, id, files)) found.push({ pointer, value });
  });
  const [dead] = found;
  if (dead === undefined) return undefined;
  const near = meant(dead.value, id, files);
  return { ...dead, near: near !== undefined && !isDead(near, id, files) ? near : undefined };
}

/** With the name of another file, or another name where the first is in no file. */
function meant(ref: string, id: string, files: Files): string | undefined {
  const [path = '', hash = ''] = ref.split('#');
  const base = `schema:///${id}`;
  const target = URL.canParse(ref, base) ? new URL(ref, base).pathname.slice(1) : '';
  const file = files.has(target) ? target : nearest(target, files.keys());
  if (file === undefined) return undefined;
  const names = hash.split('/').slice(1);
  let part: unknown = files.get(file);
  for (const [index, name] of names.entries()) {
    if (!isObject(part)) return undefined;
    const known = Object.hasOwn(part, name) ? name : nearest(name, Object.keys(part));
    if (known === undefined) return undefined;
    names[index] = known;
    part = part[known];
  }
  const up = '../'.repeat(id.split('/').length - 1);
  return [
    file === target ? path : up + file,
    ...(names.length > 0 ? [`/${names.join('/')}`] : []),
  ].join('#');
}

/** Takes anything where a schema refers to nothing, so that what uses the rest of it can be checked. */
export const withoutDeadRefs = (schema: JsonObject, id: string, files: Files): JsonObject =>
  without(schema, (key, value) => key === '$ref' && isDead(value, id, files));

const isDeadKind = (key: string, value: unknown, collections: readonly string[]): boolean =>
  key === 'refersTo' &&
  typeof value === 'string' &&
  !BUILT_IN_KINDS.includes(value) &&
  !collections.includes(value);

/** The first `refersTo` of a schema that names no collection, and the one that was probably meant. */
export function deadKind(schema: JsonObject, collections: readonly string[]): Dead | undefined {
  const found: Dead[] = [];
  walk(schema, (value, pointer, key) => {
    if (!isDeadKind(key, value, collections)) return;
    const kind = value as string;
    found.push({ pointer, value: kind, near: nearest(kind, [...collections, ...BUILT_IN_KINDS]) });
  });
  return found[0];
}

/** Schemas of a site's own blocks take anything where they name records of a collection that is not among the files. */
export function withoutDeadKinds(files: Files, ofSite: ReadonlyMap<string, string>): Files {
  const collections = collectionsIn(files.keys());
  const isDead = (key: string, value: unknown) => isDeadKind(key, value, collections);
  return new Map(
    [...files].map(([id, schema]) => [id, ofSite.has(id) ? without(schema, isDead) : schema]),
  );
}

/** A copy without some of its keywords, wherever they are. */
const without = (
  schema: JsonObject,
  isLeftOut: (key: string, value: unknown) => boolean,
): JsonObject => {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return isObject(value) ? without(value, isLeftOut) : value;
  };
  const kept = Object.entries(schema).filter(([key, value]) => !isLeftOut(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, inner(value)]));
};
