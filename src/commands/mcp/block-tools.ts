import { plainSchema } from '../../content/edit/editor-schemas/plain-schema.ts';
import {
  END,
  isOfFile,
  type SchemaSource,
} from '../../content/edit/editor-schemas/schema-source.ts';
import type { Load } from '../../content/index.ts';
import { nearest } from '../../content/read/words/nearest.ts';
import { blocksOf } from '../../dev/gallery/blocks.ts';
import { fitExamples } from '../../dev/gallery/examples.ts';
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
    run({ type, kind: asked }, { load, source }) {
      const schemas = source();
      const found = (asked ? [asked] : KINDS)
        .flatMap((kind) => typesOf(schemas, kind).map((block) => ({ kind, ...block })))
        .find((block) => block.type === type);
      if (!found) throw unknownType(type, schemas, asked);
      const { kind, ...block } = found;
      const id = kind === 'files' ? type : `${kind}/${type}`;
      return {
        ...block,
        schema: plainSchema(schemas, id + END),
        examples: kind === 'files' ? [] : examplesOf(load, schemas, kind, type),
      };
    },
  }),
};

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
