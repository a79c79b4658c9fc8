import { isObject, type JsonObject } from '../../../lib/json.ts';
import { enumerated, type Message, msg } from '../../../words/message.ts';
import { OF_LANGUAGE } from '../../read/files/layout.ts';
import { type Definition, END, isOfFile, type SchemaSource } from './schema-source.ts';
import { EDITOR_SCHEMAS, findable, NOT_OFFERED, type Say, SITE_VALUES } from './site-values.ts';
import { first, resolved, snippetBody, tagOf, tagProperty, tagValue } from './snippet-body.ts';

/** The file of an editor schema, in the project. */
const fileOf = (id: string) =>
  `${EDITOR_SCHEMAS}/${id.slice(id.lastIndexOf('/') + 1, -END.length)}.gen.json`;

/** Path in the project -> text: a schema for each kind of file of site-config/, and which is for which. */
export function editorFiles(source: SchemaSource, say: Say): Map<string, string> {
  const ids = [...source.files.keys()].filter(isOfFile);
  return new Map([
    ...ids.map((id): [string, string] => [
      fileOf(id),
      `${JSON.stringify(editorSchema(source, id, say), null, 1)}\n`,
    ]),
    ...ids
      .filter(isOfCollection)
      .map((id): [string, string] => [
        recordFileOf(id),
        `${JSON.stringify(recordSchema(id), null, 1)}\n`,
      ]),
    [SETTINGS, settingsOf(ids)],
  ]);
}

export const SETTINGS = '.vscode/settings.json';

/** Kinds with several files per site. */
const FOLDERS: Record<string, string> = {
  page: 'pages/**/*',
  form: 'forms/*',
  'record-page': 'records/*',
};

const filesOf = (id: string, name: string): string[] => {
  const [ofLanguage] = Object.entries(OF_LANGUAGE).find(([, schema]) => schema === id) ?? [];
  return [
    ...(id === OF_LANGUAGE.site ? [] : [`site-config/${FOLDERS[name] ?? name}.json`]),
    ...(ofLanguage === undefined ? [] : [`site-config/languages/*/${ofLanguage}.json`]),
  ];
};

const isOfCollection = (id: string) => id.startsWith('collections/');

/** Of a record with a file of its own: `journal.record.gen.json`. */
const recordFileOf = (id: string) => fileOf(id).replace(/\.gen\.json$/, '.record.gen.json');

/** What the schema of the collection says of each of its records. */
const recordSchema = (id: string): JsonObject => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $ref: `./${fileOf(id).slice(EDITOR_SCHEMAS.length + 1)}#/additionalProperties`,
});

/** Which schema is for which file, by the ids of the schemas of a site. */
export function settingsOf(ids: string[]): string {
  const schemas = ids.sort().flatMap((id) => {
    const name = id.replace('.schema.json', '');
    const whole = {
      fileMatch: filesOf(id, name),
      url: `./${fileOf(id)}`,
    };
    if (!isOfCollection(id)) return whole;
    return [whole, { fileMatch: [`site-config/${name}/*.json`], url: `./${recordFileOf(id)}` }];
  });
  const text = JSON.stringify({ 'json.schemas': schemas }, null, 2);
  const inLine = (list: string) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']');
  return `${text.replace(/\[\s+"[^\]{]+"\s+\]/g, inLine)}\n`; // as the formatter has it
}

/** Keywords that only the validator and TypeScript read. */
const LEFT_OUT = [
  '$id',
  '$schema',
  '$comment',
  'begins',
  'discriminator',
  'examples',
  'definitions',
  'guide',
  'one',
  'synonyms',
  'traits',
  'typeName',
  'format',
  'variables',
];

/** What people call a section type or a field kind, before its description. */
function wordsOf({ base, schema }: Pick<Definition, 'base' | 'schema'>): string {
  const { title, synonyms = [], description } = schema;
  if (!/^(sections|fields)\//.test(base)) return String(description ?? '');
  const [other = ''] = synonyms as string[];
  return `${String(title).toLowerCase()} ${other} ${description}`.replace('  ', ' ');
}

/** A schema as editors use it: whole in one file, with words and snippets. */
export function editorSchema(source: SchemaSource, id: string, say: Say): JsonObject {
  const definitions: JsonObject = {};
  const root = source.files.get(id) ?? {};

  const edited = (given: unknown, base: string, example?: unknown): unknown => {
    if (Array.isArray(given)) return given.map((item) => edited(item, base));
    if (!isObject(given)) return given;
    if (typeof given.$ref === 'string') return referred(given, given.$ref, base);
    if (Array.isArray(given.oneOf)) return union(given, base);
    const shown = example ?? first(given.examples);
    return {
      ...kept(given, base, shown),
      ...errorWords(given, say),
      ...snippet(given, base, shown),
    };
  };

  /** Keeps the keywords and edits the schemas below them. */
  const kept = (given: JsonObject, base: string, example: unknown): JsonObject =>
    Object.fromEntries(
      Object.entries(given)
        .filter(
          ([key, value]) =>
            !LEFT_OUT.includes(key) && !(key === 'refersTo' && value === NOT_OFFERED),
        )
        .map(([key, value]) =>
          key === 'refersTo'
            ? ['$ref', `${SITE_VALUES}#/definitions/${value}`]
            : key === 'expandsTo'
              ? ['$comment', value]
              : [key, keyword(key, value, base, example)],
        ),
    );

  const keyword = (key: string, value: unknown, base: string, example: unknown): unknown => {
    if (key === 'items') return edited(value, base, first(example));
    if (key === 'additionalProperties' || key === 'propertyNames') return edited(value, base);
    if (key !== 'properties' || !isObject(value)) return value;
    const examples = isObject(example) ? example : {};
    return Object.fromEntries(
      Object.entries(value).map(([name, given]) => [name, edited(given, base, examples[name])]),
    );
  };

  const definition = (target: Definition): JsonObject => {
    if (!(target.name in definitions)) {
      definitions[target.name] = {}; // reserved first, because a definition may refer to itself
      definitions[target.name] = edited(target.schema, target.base);
    }
    return { $ref: `#/definitions/${target.name}` };
  };

  /** A `$ref` with a description of its own is written out; others refer to one shared definition. */
  const referred = ({ $ref, ...words }: JsonObject, ref: string, base: string): JsonObject => {
    const target = source.follow(ref, base);
    if (Object.keys(words).length === 0) return definition(target);
    return { ...(edited(target.schema, target.base) as JsonObject), ...words };
  };

  /** Selects the branch by its tag, so that errors are reported for that branch only, at the wrong field. */
  const union = (given: JsonObject, base: string): JsonObject => {
    const tag = tagOf(given);
    const branches = given.oneOf as unknown[];
    const values = branches.map((branch) => tagValue(source, branch, base, tag));
    const schemas = branches.map((branch) => resolved(source, branch, base));
    return {
      type: 'object',
      title: given.title,
      description: given.description,
      required: [tag],
      properties: {
        [tag]: {
          title: tagProperty(source, branches[0], base, tag).title,
          enum: values,
          enumDescriptions: schemas.map(({ schema }) => schema.description),
          errorMessage: say(valuesWords(values)),
        },
      },
      allOf: branches.map((branch, index) => ({
        if: { required: [tag], properties: { [tag]: { const: values[index] } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: edited(branch, base),
      })),
      defaultSnippets: branches.map((branch, index) => ({
        label: String(values[index]),
        description: schemas[index]?.schema.description,
        body: {
          ...(snippetBody(source, branch, base, undefined) as JsonObject),
          [tag]: findable(String(values[index]), schemas[index] ? wordsOf(schemas[index]) : ''),
        },
      })),
    };
  };

  const snippet = (given: JsonObject, base: string, example: unknown): JsonObject => {
    if (given.type !== 'object' || !isObject(given.properties)) return {};
    const description = String(given.description ?? '');
    const label = description.split(/[.:;]/)[0] || say(msg('content/edit-schemas:new'));
    return {
      defaultSnippets: [{ label, description, body: snippetBody(source, given, base, example) }],
    };
  };

  const schema = withSchemaKey(edited(root, id) as JsonObject);
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...schema, definitions };
}

/** Every file may say which schema it follows, a collection among its records too. */
const withSchemaKey = ({ properties, propertyNames, ...schema }: JsonObject): JsonObject => ({
  ...schema,
  properties: { $schema: { type: 'string' }, ...(properties as JsonObject | undefined) },
  ...(propertyNames !== undefined && {
    propertyNames: { anyOf: [{ const: '$schema' }, propertyNames] },
  }),
});

const TYPES: Record<string, Message> = {
  boolean: msg('content/edit-schemas:boolean'),
  integer: msg('content/edit-schemas:integer'),
  number: msg('content/edit-schemas:number'),
  array: msg('content/edit-schemas:array'),
};

/** Replaces VS Code's own messages, which show a regular expression or are in English. */
function errorWords(schema: JsonObject, say: Say): JsonObject {
  const description = typeof schema.description === 'string' ? schema.description : '';
  const words: JsonObject = {};
  if (typeof schema.pattern === 'string')
    words.patternErrorMessage = say([
      msg('content/edit-schemas:unfit'),
      description.replace('\n', ' ') || msg('content/edit-schemas:id'),
    ]);
  if (Array.isArray(schema.enum)) words.errorMessage = say(valuesWords(schema.enum));
  else if (schema.type === 'string') words.errorMessage = say(msg('content/edit-schemas:text'));
  // Not for objects, where it would hide which field is unknown.
  else {
    const message = TYPES[String(schema.type)];
    if (message) words.errorMessage = say(message);
  }
  return words;
}

const valuesWords = (values: readonly unknown[]): Message =>
  msg('content/edit-schemas:values', {
    values: enumerated(values.map((value) => JSON.stringify(value))),
  });
