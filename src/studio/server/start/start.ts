import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES, templateTitle } from '../../../content/edit/templates.ts';
import { templatesFor } from '../../../content/node/templates.ts';
import { type Clock, withOffset } from '../../../content/read/words/time-zone.ts';
import { blocksOf, type SchemaBlock } from '../../../dev/gallery/blocks.ts';
import { fitExamples } from '../../../dev/gallery/examples.ts';
import { textStamp } from '../../../node/hash-of.ts';
import { HttpError, type Routes } from '../../../node/http.ts';
import { projectRoot } from '../../../node/project.ts';
import { msg, quoted } from '../../../words/message.ts';
import {
  type ExampleAnswer,
  type JsonMap,
  STUDIO,
  type StartAnswer,
  type StudioBlock,
} from '../../shared/protocol.ts';
import { inWorkTree } from '../git/run-git.ts';
import { type Endpoint, editsIn, requiredText } from '../workspace/endpoint.ts';
import type { Workspace } from '../workspace/workspace.ts';

export const startData: Endpoint = async (_body, workspace): Promise<StartAnswer> => ({
  id: textStamp(workspace.root),
  schemas: Object.fromEntries(workspace.schemas().files) as Record<string, JsonMap>,
  blocks: studioBlocks(workspace),
  templates: studioTemplates(workspace),
  git: await inWorkTree(workspace.root),
});

function studioTemplates({ root, words }: Workspace): StartAnswer['templates'] {
  const templates = templatesFor(root);
  return Object.keys(TEMPLATES).map((id) => {
    const { needsForm, needsEvent, needsCase } = templates.of(id);
    return { id, title: words.worded(templateTitle(id)), needsForm, needsEvent, needsCase };
  });
}

function studioBlocks(workspace: Workspace): StartAnswer['blocks'] {
  const source = workspace.schemas();
  // They show the words and colours of one site.
  const pictures = workspace.root === projectRoot ? thumbnails() : new Set<string>();
  return {
    sections: blocksOf(source, 'sections').map((block) => ({
      ...blockOf(block),
      ...(pictures.has(block.type) && { picture: `${STUDIO}/section/${block.type}.webp` }),
    })),
    fields: blocksOf(source, 'fields').map(blockOf),
  };
}

const blockOf = ({ type, title, description, words }: SchemaBlock): StudioBlock => ({
  type,
  title,
  description,
  words,
});

/** Of the examples of a type, the one that lacks least on this site. */
export const example: Endpoint = (body, workspace): ExampleAnswer => {
  const type = requiredText(body.type, 'type');
  const wanted = blocksOf(workspace.schemas(), 'sections').filter((block) => block.type === type);
  const load = workspace.loader(editsIn(body, workspace));
  const { sections } = fitExamples(load, { sections: wanted, fields: [], samples: [] });
  const examples = sections.flatMap((block) => block.examples);
  const [best] = examples.sort((a, b) => a.lacks.length - b.lacks.length);
  if (!best) throw new HttpError(400, msg('studio/server:no-section-type', { type: quoted(type) }));
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

const FOLDER = join(projectRoot, 'docs/secoes');

export const thumbnails = (): Set<string> =>
  new Set(readdirSync(FOLDER).flatMap((name) => /^(.+)\.webp$/.exec(name)?.[1] ?? []));

/** One route for each picture, so that a request cannot name any other file. */
export const thumbnailRoutes = (): Routes =>
  Object.fromEntries(
    [...thumbnails()].map((type) => [
      `/section/${type}.webp`,
      {
        GET: (_request, response) => {
          response.setHeader('Content-Type', 'image/webp');
          response.setHeader('Cache-Control', 'max-age=3600');
          response.end(readFileSync(join(FOLDER, `${type}.webp`)));
        },
      },
    ]),
  );
