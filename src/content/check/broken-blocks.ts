import { broken as notLoaded } from '#site-blocks/data';
import { msg } from '../../words/message.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { Problem } from '../read/words/problem.ts';

/** What is wrong with the site's own blocks, a problem each, the cause before what follows from it; the others are used. */
export const problemsOfBlocks = ({ broken = [] }: Pick<Schemas, 'broken'>): Problem[] =>
  [...broken, ...notLoaded]
    .filter(({ folder }, index, all) => all.findIndex((one) => one.folder === folder) === index)
    .map(({ folder, message, at }) => ({
      severity: 'error',
      explains: true,
      code: 'block-broken',
      file: folder,
      line: 1,
      column: 1,
      pointer: '',
      message: [msg('content/schema:block-broken'), message],
      hint: msg('content/schema:block-broken-hint'),
      ...at,
    }));
