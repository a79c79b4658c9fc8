import { plainSchema } from '../../content/edit/editor-schemas/plain-schema.ts';
import {
  END,
  isOfFile,
  type SchemaSource,
} from '../../content/edit/editor-schemas/schema-source.ts';
import type { Load } from '../../content/index.ts';
import { nearest } from '../../content/read/words/nearest.ts';
import { blocksOf } from '../../dev/gallery/blocks.ts';
import { fitExamples, referencesOf } from '../../dev/gallery/examples.ts';
import { fitToSite, lackingWords } from '../../dev/gallery/fit-to-site.ts';
import { isObject, type JsonObject, walk } from '../../lib/json.ts';
import { msg, quoted } from '../../words/message.ts';
import { didYouMean } from '../../words/phrases.ts';
import { worded } from '../../words/reader.ts';
import { UserError } from '../../words/user-error.ts';
import { TEXT, tool } from './tool.ts';

const KINDS = ['sections', 'fields', 'files'] as const;
type Kind = (typeof KINDS)[number];

/** The types of a kind: `files` are those of a site, such as `theme` and `form`. */
const typesOf = (schemas: SchemaSource, kind: Kind) =>
  kind === 'files'
    ? [...schemas.files]
        .filter(([id]) => isOfFile(id))
        .map(([id, { title, description }]) => ({
          type: id.slice(0, -END.length),
          title: String(title),
          description: String(description ?? ''),
        }))
    : blocksOf(schemas, kind).map(({ type, title, description }) => ({ type, title, description }));

export const blockTools = {
  list_blocks: tool({
    params: {},
    run(_, { source }) {
      const schemas = source();
      return Object.fromEntries(KINDS.map((kind) => [kind, typesOf(schemas, kind)]));
    },
  }),

  show_block: tool<{ type: string; kind?: Kind }>({
    params: { type: TEXT, kind: { enum: KINDS } },
    required: ['type'],
    run({ type: given, kind: asked }, { load, source }) {
      const schemas = source();
      const known = (asked ? [asked] : KINDS).flatMap((kind) =>
        typesOf(schemas, kind).map((block) => ({ kind, ...block })),
      );
      const named = (name: string) => known.find((block) => block.type === name);
      // A collection is called without its folder everywhere else.
      const found = named(given) ?? named(`collections/${given}`);
      if (!found) throw unknownType(given, schemas, asked);
      const { kind, ...block } = found;
      const { type } = block;
      const id = kind === 'files' ? type : `${kind}/${type}`;
      return {
        ...block,
        schema: kind === 'files' ? briefSchema(schemas, id) : plainSchema(schemas, id + END),
        examples:
          kind === 'files'
            ? ownFilesOf(load, type, schemas)
            : examplesOf(load, schemas, kind, type),
      };
    },
  }),
};

/** The schema of a file; of each section and field in it only the name, as all together are too long to be read. */
function briefSchema(schemas: SchemaSource, id: string): JsonObject {
  const { definitions = {}, ...schema } = plainSchema(schemas, id + END);
  const all = definitions as JsonObject;
  const used: JsonObject = {};
  const keep = (part: unknown) =>
    walk(part, (value, _, key) => {
      const name = key === '$ref' && String(value).replace('#/definitions/', '');
      if (!name || name in used || !(name in all)) return;
      const [, type] = /^(?:sections|fields)\.(.+)$/.exec(name) ?? [];
      used[name] = type ? { $comment: `show_block ${type}` } : all[name];
      keep(used[name]);
    });
  keep(schema);
  return { ...schema, definitions: used };
}

function unknownType(type: string, schemas: SchemaSource, asked: Kind | undefined): UserError {
  const known = (asked ? [asked] : KINDS).flatMap((kind) => typesOf(schemas, kind));
  return new UserError([
    msg('commands/mcp:no-block', { type: quoted(type) }),
    didYouMean(
      nearest(
        type,
        known.map((other) => other.type),
      ),
    ),
  ]);
}

/** The shortest file of that type that the site has: it fits by itself. Without one, an example that names what the site has. */
function ownFilesOf(load: Load, type: string, schemas: SchemaSource): object[] {
  const [shortest] = load()
    .site.entries.filter(({ kind, name }) => (kind === 'single' ? name : kind) === type)
    .flatMap(({ value }) => (value === undefined ? [] : [value]))
    .sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  if (shortest !== undefined) return [{ value: shortest, lacks: [] }];
  const { examples } = schemas.files.get(type + END) ?? {};
  const [example] = Array.isArray(examples) ? examples : [];
  if (!isObject(example)) return [];
  const draft = { file: `site-config/${type}.json`, value: structuredClone(example) };
  const references = referencesOf(load, [draft])[draft.file] ?? [];
  const lacks = fitToSite(draft.value, references, load().site);
  return [{ value: draft.value, lacks: lacks.map((kind) => worded(lackingWords(kind))) }];
}

function examplesOf(
  load: Load,
  schemas: SchemaSource,
  kind: Exclude<Kind, 'files'>,
  type: string,
): object[] {
  const blocks = blocksOf(schemas, kind).filter((block) => block.type === type);
  const fitted = fitExamples(load, { sections: [], fields: [], samples: [], [kind]: blocks });
  return fitted[kind].flatMap(({ examples }) =>
    examples.map(({ json, lacks }) => ({
      value: JSON.parse(json),
      lacks: lacks.map((what) => worded(what)),
    })),
  );
}
