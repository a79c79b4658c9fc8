import { Ajv } from 'ajv';
import {
  isObject,
  type JsonNode,
  type JsonObject,
  nodesIn,
  pointerOf,
  pointerTo,
  segmentsOf,
  valueAt,
} from '../../lib/json.ts';
import { type Message, msg, quoted, type Value, type Wording } from '../../words/message.ts';
import { placeNameUpper } from '../../words/phrases.ts';
import { schemaFindings } from '../check/schema-messages.ts';
import { reasonOf } from '../read/schema/ajv.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { Finding } from '../read/words/problem.ts';
import keywords from './schema-keywords.json' with { type: 'json' };

type Mistake = Pick<Finding, 'message' | 'hint' | 'at'> & { pointer: string };

/** What keywords of a schema, as it is written, cannot be: they are told as values of any other file. */
export function mistakesIn(schema: JsonObject): Mistake[] {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, logger: false });
  const check = ajv.compile(keywords);
  const findings = check(schema) ? [] : schemaFindings(check.errors ?? [], CONTEXT, schema);
  return [
    ...findings.map(({ pointer = '', ...finding }) => ({ ...finding, pointer })),
    ...nodesIn(schema).flatMap(badPattern),
  ];
}

/** The schema of schemas refers to itself alone, and is of no site. */
const CONTEXT = {
  resolve: (schema: unknown) => (isObject(schema) ? schema : {}),
  checkPart: () => [],
} as unknown as Schemas;

function badPattern(node: JsonNode): Mistake[] {
  const { key, value } = node;
  if (key !== 'pattern' || typeof value !== 'string') return [];
  try {
    new RegExp(value, 'u');
    return [];
  } catch (error) {
    const reason = (error as Error).message.replace(/^.*: /, '');
    const pointer = pointerTo(node);
    return [
      {
        pointer,
        message: msg('content/schema:pattern-wrong', {
          name: placeNameUpper(pointer),
          reason: quoted(reason),
        }),
        hint: msg('content/schema:pattern-wrong-hint'),
      },
    ];
  }
}

/** What was thrown about a schema whose keywords are right each by itself. */
export function mistakeOf(error: unknown, schema: JsonObject): Mistake {
  const reason = innermost(reasonOf(error));
  if (typeof reason !== 'string') return ofComposing(reason);
  const [, said = reason, place] =
    /^(?:strict mode: )?(.*?)(?: at (?:path )?"([^"]*)".*)?$/s.exec(reason) ?? [];
  const where = place === undefined ? named(said, schema) : { pointer: within(schema, place) };
  const [, types, keyword = ''] = /^missing type "([^"]+)" for keyword "([^"]+)"/.exec(said) ?? [];
  if (types === undefined)
    return { ...where, message: msg('content/schema:schema-said', { reason: quoted(said) }) };
  const needed = {
    list: types.split(',').map((type) => JSON.stringify(type)),
    last: 'or',
  } as const;
  const type = valueAt(schema, `${where.pointer}/type`);
  const is = type === undefined ? 'type-needed' : 'type-other';
  return {
    ...under(schema, where.pointer, keyword),
    message: msg(`content/schema:${is}`, {
      keyword: quoted(keyword),
      types: needed,
      type: JSON.stringify(type),
    }),
    hint: msg(`content/schema:${is}-hint`, { types: needed }),
  };
}

/** Without the file that it is told of, which the problem names. */
function innermost(wording: Wording): Wording {
  const reason = isMessage(wording) ? wording.values?.reason : undefined;
  return typeof reason === 'string' || isMessage(reason) ? innermost(reason) : wording;
}

const isMessage = (value: Value): value is Message => isObject(value) && 'key' in value;

function ofComposing(wording: Wording): Mistake {
  const name = isMessage(wording) ? wording.values?.field : undefined;
  if (!isObject(name) || !('field' in name)) return { pointer: '', message: wording };
  const sample = JSON.stringify({ [`${name.field}`]: { title: '…', text: 60 } }).slice(1, -1);
  return {
    pointer: pointerOf('properties', `${name.field}`),
    message: wording,
    hint: msg('content/schema:no-shared-field-hint', { sample }),
  };
}

/** As far as it is written so: what is composed has more. */
function within(schema: JsonObject, place: string): string {
  const keys = segmentsOf(place.slice(place.indexOf('#') + 1));
  while (keys.length > 0 && valueAt(schema, pointerOf(...keys)) === undefined) keys.pop();
  return pointerOf(...keys);
}

/** The keyword of a schema, if it is written there and not composed. */
function under(
  schema: JsonObject,
  pointer: string,
  keyword: string,
): Pick<Mistake, 'pointer' | 'at'> {
  const own = pointer + pointerOf(keyword);
  return valueAt(schema, own) === undefined ? { pointer } : { pointer: own, at: 'key' };
}

/** The first keyword that a message names. */
function named(said: string, schema: JsonObject): Pick<Mistake, 'pointer' | 'at'> {
  const nodes = nodesIn(schema);
  for (const [word] of said.matchAll(/[A-Za-z$]+/g)) {
    const node = nodes.find(({ key }) => key === word);
    if (node) return { pointer: pointerTo(node), at: 'key' };
  }
  return { pointer: '' };
}
