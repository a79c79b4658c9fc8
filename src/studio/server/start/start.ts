import { TEMPLATES } from '../../../content/edit/templates.ts';
import { templateOf } from '../../../content/node/templates.ts';
import type { JsonMap, StartAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { inWorkTree } from '../git/run-git.ts';
import { blocksOf } from './blocks.ts';

export const start: Endpoint = async (_body, studio): Promise<StartAnswer> => ({
  schemas: Object.fromEntries(studio.schemas().files) as Record<string, JsonMap>,
  blocks: blocksOf(studio),
  templates: Object.entries(TEMPLATES).map(([id, title]) => {
    const { needsForm, needsEvent } = templateOf(id);
    return { id, title, needsForm, needsEvent };
  }),
  git: await inWorkTree(studio.root),
});
