import { isObject, type Json, nodesIn, segmentsOf } from '../../lib/json.ts';
import { childOf, getAtPointer, setAtPointer } from '../../lib/json-pointer.ts';
import { msg, quoted } from '../../words/message.ts';
import { CannotEdit } from './file-change.ts';

/** A change of a value, as JSON Patch (RFC 6902) writes it. */
export type Operation =
  | { op: 'add' | 'replace'; path: string; value: Json }
  | { op: 'remove'; path: string }
  | { op: 'move'; path: string; from: string };

/** A copy of a value after some changes. Throws CannotEdit at the first that is not possible. */
export const patched = (value: Json, operations: readonly Operation[]): Json =>
  operations.reduce(apply, value);

function apply(root: Json, operation: Operation): Json {
  const { op, path } = operation;
  refusePointer(path);
  if (op === 'move') {
    refusePointer(operation.from);
    const moved = existing(root, operation.from);
    if (operation.from === path) return root;
    if (path.startsWith(`${operation.from}/`))
      throw new CannotEdit(msg('content/edit:into-itself', { from: operation.from, path }));
    return add(withoutValue(root, operation.from), path, moved);
  }
  if (op === 'remove') return withoutValue(root, path);
  refuseUnfit(operation.value);
  if (op === 'add') return add(root, path, operation.value);
  existing(root, path);
  return setAtPointer(root, path, operation.value);
}

/** In a list before what is there, `-` after all; in an object in the place of what is there. */
function add(root: Json, pointer: string, value: Json): Json {
  const [keys, last] = [segmentsOf(pointer).slice(0, -1), segmentsOf(pointer).at(-1)];
  if (last === undefined) return value;
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  const parent = keys.length === 0 ? root : existing(root, above);
  if (!Array.isArray(parent)) {
    if (!isObject(parent)) throw nothingAt(pointer);
    return setAtPointer(root, pointer, value);
  }
  const index = last === '-' ? parent.length : indexOf(last);
  if (index === undefined || index > parent.length)
    throw new CannotEdit(
      msg('content/edit:no-list-place', { pointer, most: String(parent.length) }),
    );
  return setAtPointer(root, above, parent.toSpliced(index, 0, value));
}

function withoutValue(root: Json, pointer: string): Json {
  if (pointer === '') throw new CannotEdit(msg('content/edit:whole-file'));
  existing(root, pointer);
  return setAtPointer(root, pointer, undefined);
}

/** The value at a pointer. Throws CannotEdit if there is none. */
export function existing(root: Json, pointer: string): Json {
  refusePointer(pointer);
  const value = getAtPointer(root, pointer);
  const last = segmentsOf(pointer).at(-1);
  const parent = getAtPointer(root, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))));
  // A list has properties of its own, such as its length.
  const isProperty = Array.isArray(parent) && last !== undefined && indexOf(last) === undefined;
  if (value === undefined || isProperty) throw nothingAt(pointer, parent);
  return value;
}

function nothingAt(pointer: string, parent?: Json): CannotEdit {
  const keys = isObject(parent) ? Object.keys(parent) : [];
  return new CannotEdit([
    msg('content/edit:nothing-at', { pointer }),
    keys.length > 0
      ? msg('content/edit:what-is-there', { keys: { list: keys, last: 'and' } })
      : undefined,
  ]);
}

const indexOf = (key: string) => (/^(0|[1-9]\d{0,6})$/.test(key) ? Number(key) : undefined);

function refusePointer(pointer: string): void {
  if (pointer !== '' && !pointer.startsWith('/'))
    throw new CannotEdit(msg('content/edit:no-pointer', { pointer: quoted(pointer) }));
  if (segmentsOf(pointer).includes('__proto__')) throw noProto();
}

const noProto = () => new CannotEdit(msg('content/edit:no-proto'));

/** In characters and in levels; no site has such a value, and what reads it would run out of memory. */
const LONGEST = 500_000;
const DEEPEST = 60;

function refuseUnfit(value: Json): void {
  let length = 0;
  for (const { value: inner, key, parent } of nodesIn(value)) {
    if (key === '__proto__' && childOf(parent?.value as Json, key) !== undefined) throw noProto();
    length += key.length + (typeof inner === 'string' ? inner.length : 1);
    let depth = 0;
    for (let above = parent; above && depth <= DEEPEST; above = above.parent) depth += 1;
    if (length > LONGEST || depth > DEEPEST)
      throw new CannotEdit(msg('content/edit:too-much', { longest: LONGEST, deepest: DEEPEST }));
  }
}
