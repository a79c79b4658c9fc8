import { plainSchema } from '../../content/edit/editor-schemas/plain-schema.ts';
import { END } from '../../content/edit/editor-schemas/schema-source.ts';
import { nearest } from '../../content/read/words/nearest.ts';
import { blocksOf } from '../../dev/gallery/blocks.ts';
import { fitExamples } from '../../dev/gallery/examples.ts';
import { msg, quoted } from '../../words/message.ts';
import { didYouMean } from '../../words/phrases.ts';
import { worded } from '../../words/reader.ts';
import { UserError } from '../../words/user-error.ts';
import { TEXT, tool } from './tool.ts';

const KINDS = ['sections', 'fields'] as const;

export const blockTools = {
  list_blocks: tool({
    params: {},
    run(_, { source }) {
      const schemas = source();
      const of = (kind: (typeof KINDS)[number]) =>
        blocksOf(schemas, kind).map(({ type, title, description }) => ({
          type,
          title,
          description,
        }));
      return { sections: of('sections'), fields: of('fields') };
    },
  }),

  show_block: tool<{ type: string; kind?: (typeof KINDS)[number] }>({
    params: { type: TEXT, kind: { enum: KINDS } },
    required: ['type'],
    run({ type, kind = 'sections' }, { load, source }) {
      const schemas = source();
      const all = blocksOf(schemas, kind);
      const block = all.find((candidate) => candidate.type === type);
      if (!block)
        throw new UserError([
          msg('commands/mcp:no-block', { type: quoted(type) }),
          didYouMean(
            nearest(
              type,
              all.map((other) => other.type),
            ),
          ),
        ]);
      const schema = plainSchema(schemas, `${kind}/${type}${END}`);
      const fitted = fitExamples(load, { sections: [], fields: [], samples: [], [kind]: [block] });
      return {
        type,
        title: block.title,
        description: block.description,
        schema,
        examples: fitted[kind].flatMap(({ examples }) =>
          examples.map(({ json, lacks }) => ({
            value: JSON.parse(json),
            lacks: lacks.map((what) => worded(what)),
          })),
        ),
      };
    },
  }),
};
