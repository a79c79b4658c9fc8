import { isObject, type JsonObject } from '../../lib/json.ts';
import { type Message, msg, quoted } from '../../words/message.ts';
import type { Schemas } from '../read/schema/schema.ts';
import { namedSamples, samplesOfForms } from '../read/words/samples.ts';

/** A value as an editor would name it: the text “5”. */
export function describeValue(value: unknown): Message | string {
  if (typeof value === 'string')
    return value === ''
      ? msg('content/schema:empty-text')
      : msg('content/schema:text', { text: quoted(value) });
  if (typeof value === 'number') return msg('content/schema:number', { number: value });
  if (typeof value === 'boolean') return `${value}`;
  if (value === null) return msg('content/schema:null');
  if (Array.isArray(value) && value.length === 0) return msg('content/schema:empty-list');
  return Array.isArray(value)
    ? msg('content/schema:list', { count: value.length })
    : msg('content/schema:group');
}

/** A type of JSON Schema. */
export const describeType = (type: string): Message => msg(`content/schema:type-${type}`);

/** A value as JSON on one line, ready to paste. */
export const inline = (value: unknown): string =>
  (JSON.stringify(value, null, 1) ?? '').replace(/\n\s*/g, ' ');

/** How to give a value the shape that it should have, with the value ready. */
export function convertedHint(value: unknown, ready: unknown): Message {
  const text = inline(ready);
  if (typeof value === 'string' && (typeof ready === 'number' || typeof ready === 'boolean'))
    return msg('content/schema:write-without-quotes', { text });
  if (typeof ready === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return msg('content/schema:write-with-quotes', { text });
  if (typeof value === 'number' && typeof ready === 'number')
    return msg('content/schema:write-without-decimals', { text });
  if (isObject(value)) return msg('content/schema:write-in-brackets');
  return msg('content/schema:write', { text });
}

type Context = Pick<Schemas, 'resolve' | 'locale' | 'samples'>;

/** A value to fill in, as an example of what a schema wants, as JSON: "…", [ "…" ]. */
export function placeholder(schema: JsonObject, context: Context, depth = 0): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return JSON.stringify(schema.enum[0]);
  if (schema.type === 'boolean') return 'true';
  if (schema.type === 'number' || schema.type === 'integer') {
    const [example] = Array.isArray(schema.examples) ? schema.examples : [];
    return String(example ?? schema.minimum ?? 1);
  }
  if (schema.type === 'array')
    return `[ ${placeholder(context.resolve(schema.items), context, depth + 1)} ]`;
  if (isObject(schema.properties) && depth < 3) return groupPlaceholder(schema, context, depth);
  if (isObject(schema.discriminator)) return `{ "${schema.discriminator.propertyName}": "…" }`;
  if (schema.type === 'object') return '{ }';
  const sample = schema.refersTo
    ? namedSample(String(schema.refersTo), context)
    : sampleOf(schema, context);
  return JSON.stringify(sample ?? '…');
}

function groupPlaceholder(schema: JsonObject, context: Context, depth: number): string {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const pairs = required.map(
    (name) => `"${name}": ${placeholder(context.resolve(properties[name]), context, depth + 1)}`,
  );
  return pairs.length === 0 ? '{ }' : `{ ${pairs.join(', ')} }`;
}

/** A sample of what is named; a record is the site's own, so there is none of it. */
const namedSample = (kind: string, { samples, locale }: Context): string | undefined =>
  samples && namedSamples(samples(), locale)[kind];

/** A text of the form that a schema asks for: its own example, or a sample that its pattern accepts. */
export const sampleOf = (
  { examples, pattern }: JsonObject,
  context: Pick<Context, 'samples' | 'locale'>,
): string | undefined =>
  Array.isArray(examples) && typeof examples[0] === 'string'
    ? examples[0]
    : sampleFor(pattern, context);

/** A text of the form that a pattern asks for. */
export const sampleFor = (
  pattern: unknown,
  { samples, locale }: Pick<Context, 'samples' | 'locale'>,
): string | undefined =>
  typeof pattern === 'string' && samples
    ? samplesOfForms(samples(), locale).find((sample) => new RegExp(pattern, 'u').test(sample))
    : undefined;
