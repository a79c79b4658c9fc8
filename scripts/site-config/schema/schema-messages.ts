import type { ErrorObject } from 'ajv';
import { isObject, type JsonObject, pointerOf } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { fixByOnly, nearest, onlyNear } from '../words/nearest.ts';
import { placeholder } from '../words/value-words.ts';
import { didYouMean, inPlace, oneOf, quote } from '../words/wording.ts';
import type { Schemas } from './schema.ts';
import { sayOf } from './schema-words.ts';

/** What ajv found, said once for each cause. */
export function schemaFindings(errors: readonly ErrorObject[], schemas: Schemas): Finding[] {
  const missing = missingKeys(errors);
  // A misspelt name is one mistake, though it is both an unknown key and a missing one.
  const explained = new Set<string>();
  const findings: (Finding | undefined)[] = [];
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    findings.push(unknownKey(error, missing, explained, schemas));
  }
  for (const error of errors) {
    if (error.keyword === 'additionalProperties') continue;
    if (error.keyword === 'required') findings.push(missingKey(error, explained, schemas));
    else if (error.keyword === 'discriminator') findings.push(unknownTag(error, schemas));
    else findings.push(sayOf(error));
  }
  return findings.filter((finding) => finding !== undefined);
}

function missingKeys(errors: readonly ErrorObject[]): Set<string> {
  return new Set(
    errors
      .filter((error) => error.keyword === 'required')
      .map((error) => error.instancePath + pointerOf(error.params.missingProperty)),
  );
}

function unknownKey(
  error: ErrorObject,
  missing: ReadonlySet<string>,
  explained: Set<string>,
  schemas: Schemas,
): Finding {
  const key: string = error.params.additionalProperty;
  const properties = propertiesOf(error);
  const data = isObject(error.data) ? error.data : {};
  const free = Object.keys(properties).filter((name) => !Object.hasOwn(data, name));
  const wanted = free.filter((name) => missing.has(error.instancePath + pointerOf(name)));
  const near = nearest(key, wanted) ?? nearest(key, free);
  if (near) explained.add(error.instancePath + pointerOf(near));
  const type = schemas.resolve(properties.type).const;
  const where = typeof type === 'string' ? ` em ${quote(type)}` : ` ${inPlace(error.instancePath)}`;
  return {
    code: 'unknown-key',
    pointer: error.instancePath + pointerOf(key),
    at: 'key',
    message: `${quote(key)} não é um campo aceito${where}.${didYouMean(near)}`,
    hint: near
      ? `Escreva "${near}".`
      : free.length === 0
        ? 'Apague esta linha: todos os campos possíveis já estão aqui.'
        : `Apague esta linha ou use um destes campos: ${free.join(', ')}.`,
    fix: near && near === onlyNear(key, free) ? { rename: near } : undefined,
  };
}

function missingKey(
  error: ErrorObject,
  explained: ReadonlySet<string>,
  schemas: Schemas,
): Finding | undefined {
  const key: string = error.params.missingProperty;
  if (explained.has(error.instancePath + pointerOf(key))) return undefined;
  const property = propertiesOf(error)[key];
  const schema = schemas.resolve(property);
  const options = key === tagOf(error) ? tagsOf(error, schemas) : [];
  const description = options.length ? `pode ser ${oneOf(options)}.` : describe(property, schemas);
  return {
    code: 'missing-key',
    pointer: error.instancePath,
    message: `Falta “${key}” ${inPlace(error.instancePath)}.`,
    hint: `Acrescente "${key}": ${placeholder(schema)}${description ? ` — ${description}` : '.'}`,
  };
}

function unknownTag(error: ErrorObject, schemas: Schemas): Finding | undefined {
  const { tag, tagValue } = error.params as { tag: string; tagValue: unknown };
  // `required` already says that it is missing.
  if (tagValue === undefined) return undefined;
  const options = tagsOf(error, schemas);
  const near = typeof tagValue === 'string' ? nearest(tagValue, options) : undefined;
  const found = typeof tagValue === 'string' ? quote(tagValue) : JSON.stringify(tagValue);
  return {
    code: 'unknown-type',
    pointer: error.instancePath + pointerOf(tag),
    message: `${found} não é um valor conhecido de “${tag}”.${didYouMean(near)}`,
    hint: `Pode ser: ${options.join(', ')}.`,
    fix: near ? fixByOnly(String(tagValue), options) : undefined,
  };
}

const propertiesOf = (error: ErrorObject): JsonObject =>
  isObject(error.parentSchema?.properties) ? error.parentSchema.properties : {};

const tagOf = (error: ErrorObject): unknown => error.parentSchema?.discriminator?.propertyName;

function tagsOf(error: ErrorObject, schemas: Schemas): string[] {
  const branches: unknown[] = error.parentSchema?.oneOf ?? [];
  return branches.flatMap((branch) => {
    const { properties } = schemas.resolve(branch);
    const tag = isObject(properties) ? properties[String(tagOf(error))] : undefined;
    return isObject(tag) ? [tag.const ?? tag.enum].flat().map(String) : [];
  });
}

/** A field's description: its own, or that of what it refers to. */
function describe(property: unknown, schemas: Schemas): string | undefined {
  const own = isObject(property) ? property.description : undefined;
  const found = own ?? schemas.resolve(property).description;
  return typeof found === 'string' ? found : undefined;
}
