import { blocksOf } from '../../../dev/gallery/blocks.ts';
import { fitExamples } from '../../../dev/gallery/examples.ts';
import { HttpError } from '../../../node/http.ts';
import type { ExampleAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { editsIn, requiredText } from '../workspace/request-fields.ts';
import { withFutureDates } from './future-dates.ts';

/** Of the examples of a type, the one that lacks least on this site. */
export const example: Endpoint = (body, workspace): ExampleAnswer => {
  const type = requiredText(body.type, 'type');
  const wanted = blocksOf(workspace.schemas(), 'sections').filter((block) => block.type === type);
  const load = workspace.loader(editsIn(body, workspace));
  const { sections } = fitExamples(load, { sections: wanted, fields: [], samples: [] });
  const examples = sections.flatMap((block) => block.examples);
  const [best] = examples.sort((a, b) => a.lacks.length - b.lacks.length);
  if (!best) throw new HttpError(400, `Não há seções do tipo “${type}”.`);
  return { section: JSON.parse(withFutureDates(best.json, load().site.clock)) };
};
