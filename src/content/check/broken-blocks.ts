import { broken as notLoaded } from '#site-blocks/data';
import { msg } from '../../words/message.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { Problem } from '../read/words/problem.ts';

/** What is wrong with the site's own blocks, a problem each; the others are used. */
export const problemsOfBlocks = ({ broken = [] }: Pick<Schemas, 'broken'>): Problem[] =>
  [...new Map([...notLoaded, ...broken].map((one) => [one.folder, one])).values()].map(
    ({ folder, message, at }) => ({
      severity: 'error',
      code: 'block-broken',
      file: folder,
      line: 1,
      column: 1,
      pointer: '',
      message: [msg('content/schema:block-broken'), message],
      hint: msg('content/schema:block-broken-hint'),
      ...at,
    }),
  );
