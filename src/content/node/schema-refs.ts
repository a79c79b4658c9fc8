import { isObject, type JsonObject, walk } from '../../lib/json.ts';
import { follow } from '../read/schema/nodes.ts';
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

/** The first `$ref` of a schema that leads nowhere, and the one that was probably meant. */
export function deadRef(
  id: string,
  files: Files,
): { ref: string; near: string | undefined } | undefined {
  const refs: string[] = [];
  walk(files.get(id), (value, _, key) => {
    if (key === '$ref' && isDead(value, id, files)) refs.push(value);
  });
  const [ref] = refs;
  if (ref === undefined) return undefined;
  const near = meant(ref, id, files);
  return { ref, near: near !== undefined && !isDead(near, id, files) ? near : undefined };
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
  Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== '$ref' || !isDead(value, id, files))
      .map(([key, value]) => [key, isObject(value) ? withoutDeadRefs(value, id, files) : value]),
  );
