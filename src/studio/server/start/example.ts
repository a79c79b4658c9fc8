import { HttpError } from '../../../demo/http.ts';
import { sectionBlocks } from '../../../dev/gallery/blocks.ts';
import { fitExamples } from '../../../dev/gallery/examples.ts';
import type { ExampleAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { editsOf, textOf } from '../safety/edits.ts';
import { stillToCome } from './still-to-come.ts';

/** A section to begin with: of the examples of its type, the one that lacks least on this site. */
export const example: Endpoint = (body, studio): ExampleAnswer => {
  const type = textOf(body.type, 'type');
  const wanted = sectionBlocks(studio.schemas()).filter((block) => block.type === type);
  const load = studio.loader(editsOf(body, studio));
  const { sections } = fitExamples(load, { sections: wanted, fields: [] });
  const examples = sections.flatMap((block) => block.examples);
  const [best] = examples.sort((a, b) => a.lacks.length - b.lacks.length);
  if (!best) throw new HttpError(400, `Não há seções do tipo “${type}”.`);
  return { section: JSON.parse(stillToCome(best.json, load().site.clock)) };
};
