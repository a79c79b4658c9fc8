import type { ErrorObject } from 'ajv';
import { asText, isObject, pointerOf, valueAt } from '../../lib/json.ts';
import { enumerated, field, type List, msg, quoted } from '../../words/message.ts';
import {
  didYouMean,
  didYouMeanField,
  inPlace,
  placeName,
  writeKey,
  writeThis,
} from '../../words/phrases.ts';
import type { Schemas } from '../read/schema/schema.ts';
import { nearest, onlyNear } from '../read/words/nearest.ts';
import type { Finding } from '../read/words/problem.ts';
import { glossed, meaning, onlyMeaning } from '../read/words/synonyms.ts';
import { convert } from './convert.ts';
import { sayOf } from './schema-words.ts';
import { propertiesOf, tagOf, tagsIn, unknownKeys } from './unknown-keys.ts';
import { inline, placeholder } from './value-words.ts';

/** Findings for the Ajv errors of a value, one per cause. */
export function schemaFindings(
  errors: readonly ErrorObject[],
  schemas: Schemas,
  root: unknown,
): Finding[] {
  const missing = missingKeys(errors);
  // A misspelt name is one mistake, though it is both an unknown key and a missing one.
  const explained = new Set<string>();
  const lists = wholeLists(errors, schemas, root);
  const findings: (Finding | undefined)[] = unknownKeys(errors, {
    missing,
    explained,
    schemas,
  });
  for (const error of errors) {
    if (error.keyword === 'additionalProperties') continue;
    if (error.keyword === 'required') findings.push(missingKey(error, explained, schemas));
    else if (error.keyword === 'discriminator') findings.push(unknownTag(error, schemas));
    else if (!lists.reported.has(error)) findings.push(sayOf(error, schemas));
  }
  return [...findings.filter((finding) => finding !== undefined), ...lists.findings];
}

function missingKeys(errors: readonly ErrorObject[]): Set<string> {
  return new Set(
    errors
      .filter((error) => error.keyword === 'required')
      .map((error) => error.instancePath + pointerOf(error.params.missingProperty)),
  );
}

/** If all items of a list have the wrong type, one finding about the list replaces those about its items. */
function wholeLists(errors: readonly ErrorObject[], schemas: Schemas, root: unknown) {
  const reported = new Set<ErrorObject>();
  const findings: Finding[] = [];
  const byList = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const [, list] = /^(.+)\/\d+$/.exec(error.instancePath) ?? [];
    if (error.keyword === 'type' && list) byList.set(list, [...(byList.get(list) ?? []), error]);
  }
  for (const [pointer, wrong] of byList) {
    const list = valueAt(root, pointer);
    const items = wrong[0]?.parentSchema;
    if (!Array.isArray(list) || wrong.length < 2 || wrong.length < list.length) continue;
    const converted = list.map((item: unknown) => convert(item, items, schemas));
    const ready = converted.includes(undefined) ? undefined : converted;
    for (const error of wrong) reported.add(error);
    findings.push({
      code: 'wrong-type',
      pointer,
      message: msg('content/schema:items-wrong', { count: list.length, list: placeName(pointer) }),
      hint: msg('content/schema:write', { text: inline(ready ?? [placeholderOf(items, schemas)]) }),
    });
  }
  return { reported, findings };
}

const placeholderOf = (schema: unknown, schemas: Schemas) =>
  JSON.parse(placeholder(schemas.resolve(schema), schemas));

function missingKey(
  error: ErrorObject,
  explained: ReadonlySet<string>,
  schemas: Schemas,
): Finding | undefined {
  const key: string = error.params.missingProperty;
  if (explained.has(error.instancePath + pointerOf(key))) return undefined;
  const options =
    key === tagOf(error.parentSchema) ? tagsIn(error.parentSchema ?? {}, schemas) : [];
  if (options.length > 0) return missingTag(error, key, options);
  return {
    code: 'missing-key',
    pointer: error.instancePath,
    missing: key,
    message: msg('content/schema:missing-key', {
      key: field(key),
      place: inPlace(error.instancePath),
    }),
    hint: msg('content/schema:missing-key-hint', {
      key,
      value: placeholder(schemas.resolve(propertiesOf(error)[key]), schemas),
    }),
  };
}

function missingTag(error: ErrorObject, tag: string, options: string[]): Finding {
  const data = isObject(error.data) ? error.data : {};
  const keys = Object.keys(data);
  const key =
    keys.find((name) => meaning('fields', name, [tag]) === tag) ??
    // Another word may be like it; what it says tells.
    keys.find((name) => nearest(name, [tag]) && options.includes(asText(data[name])));
  const written = key === undefined ? undefined : data[key];
  const value = typeof written === 'string' ? tagMeant(written, options) : undefined;
  if (key !== undefined)
    return {
      code: 'unknown-key',
      pointer: error.instancePath + pointerOf(key),
      at: 'key',
      message: [
        msg('content/schema:unknown-key', { key: quoted(key), place: inPlace(error.instancePath) }),
        didYouMeanField(tag),
      ],
      hint:
        value && value !== written
          ? msg('content/schema:write-key-and-value', { key: tag, value: `"${value}"` })
          : writeKey(tag),
      fix: value ? { rename: tag, value } : undefined,
      guess: value !== written && !(value && sure(asText(written), value, options)),
    };
  return {
    code: 'missing-key',
    pointer: error.instancePath,
    missing: tag,
    message: msg('content/schema:missing-key', {
      key: field(tag),
      place: inPlace(error.instancePath),
    }),
    hint: msg('content/schema:missing-tag-hint', { key: tag, options: optionList(options) }),
  };
}

/** A synonym, or no other is like it. */
const sure = (value: string, near: string, options: string[]) =>
  near === onlyMeaning('types', value, options) || near === onlyNear(value, options);

const tagMeant = (value: string, options: string[]) =>
  meaning('types', value, options) ?? nearest(value, options);

const optionList = (options: string[]): List =>
  enumerated(options.map((name) => glossed('types', name)));

function unknownTag(error: ErrorObject, schemas: Schemas): Finding | undefined {
  const { tag, tagValue } = error.params as { tag: string; tagValue: unknown };
  // `required` already says that it is missing.
  if (tagValue === undefined) return undefined;
  const options = tagsIn(error.parentSchema ?? {}, schemas);
  const near = typeof tagValue === 'string' ? tagMeant(tagValue, options) : undefined;
  const value = typeof tagValue === 'string' ? quoted(tagValue) : JSON.stringify(tagValue);
  return {
    code: 'unknown-type',
    explains: true,
    pointer: error.instancePath + pointerOf(tag),
    message: [msg('content/schema:unknown-type', { value, tag: field(tag) }), didYouMean(near)],
    hint: near ? writeThis(near) : msg('content/schema:can-be', { options: optionList(options) }),
    fix: near ? { value: near } : undefined,
    guess: near !== undefined && !sure(asText(tagValue), near, options),
  };
}
