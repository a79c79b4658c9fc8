import { schemaSource } from '../../../content/edit/editor-schemas/schema-source.ts';
import { TEMPLATES, templateTitle } from '../../../content/edit/templates.ts';
import { sharingType } from '../../../content/read/site/shared-sections.ts';
import { type Clock, withOffset } from '../../../content/read/words/time-zone.ts';
import { blocksOf, type SchemaBlock } from '../../../dev/gallery/blocks.ts';
import { fitExamples } from '../../../dev/gallery/examples.ts';
import { msg, quoted } from '../../../words/message.ts';
import { UserError } from '../../../words/user-error.ts';
import type { ExampleAnswer, StartAnswer, StudioBlock } from '../../shared/protocol.ts';
import { type Endpoint, editsIn, requiredText } from '../endpoint.ts';
import type { OpenSite } from '../open-site.ts';

export const startData: Endpoint = (_body, opened): StartAnswer => ({
  id: opened.setup.id,
  schemas: opened.setup.readable,
  blocks: studioBlocks(opened),
  templates: studioTemplates(opened),
  git: opened.setup.git,
  sharing: sharingType(),
});

function studioTemplates({ templates, words }: OpenSite): StartAnswer['templates'] {
  return Object.keys(TEMPLATES).map((id) => {
    const { needsForm, needsEvent, needsCase } = templates.of(id);
    return { id, title: words.worded(templateTitle(id)), needsForm, needsEvent, needsCase };
  });
}

function studioBlocks({ schemas, setup }: OpenSite): StartAnswer['blocks'] {
  const { thumbnails } = setup;
  return {
    sections: blocksOf(schemas, 'sections').map((block) => {
      const picture = thumbnails[block.type];
      return { ...blockOf(block), ...(picture && { picture }) };
    }),
    fields: blocksOf(schemas, 'fields').map(blockOf),
  };
}

const blockOf = ({ type, title, description, words }: SchemaBlock): StudioBlock => ({
  type,
  title,
  description,
  words,
});

/** Of the examples of a type, the one that lacks least on this site. */
export const example: Endpoint = (body, opened): ExampleAnswer => {
  const type = requiredText(body.type, 'type');
  // A copy: examples that are fitted to the site are changed.
  const schemas = schemaSource(structuredClone(opened.schemas.files));
  const wanted = blocksOf(schemas, 'sections').filter((block) => block.type === type);
  const load = opened.loader(editsIn(body, opened));
  const { sections } = fitExamples(load, { sections: wanted, fields: [], samples: [] });
  const examples = sections.flatMap((block) => block.examples);
  const [best] = examples.sort((a, b) => a.lacks.length - b.lacks.length);
  if (!best) throw new UserError(msg('studio/server:no-section-type', { type: quoted(type) }));
  return { section: JSON.parse(withFutureDates(best.json, load().site.clock)) };
};

const MOMENT = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d"/g;

/**
 * Moves the moments in an example to the site's time zone and into the future: a past event would not
 * show what it announces. The dates in its texts move along.
 */
export function withFutureDates(json: string, { now, timeZone }: Clock): string {
  const moments = [...json.matchAll(MOMENT)].map(([text]) => JSON.parse(text) as string);
  if (moments.length === 0) return json;
  const first = Math.min(...moments.map((moment) => Date.parse(moment)));
  let years = 0;
  while (first + years * YEAR < now + MONTH) years += 1;
  const moved = new Map<string, string>();
  for (const moment of moments) {
    const [, year, month, day, hour = ''] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(moment) ?? [];
    const newYear = Number(year) + years;
    moved.set(
      JSON.stringify(moment),
      JSON.stringify(withOffset(`${newYear}-${month}-${day}`, hour, timeZone)),
    );
    moved.set(`${day}/${month}/${year}`, `${day}/${month}/${newYear}`);
  }
  const replace = (text: string) => moved.get(text) ?? text;
  return json.replace(MOMENT, replace).replace(/\d\d\/\d\d\/\d{4}/g, replace);
}

const MONTH = 30 * 86_400_000;
const YEAR = 365.25 * 86_400_000;
