import { TEMPLATES } from '../../../content/edit/templates.ts';
import { templateOf } from '../../../content/node/templates.ts';
import type { JsonMap, StartAnswer } from '../../shared/protocol.ts';
import { textStamp } from '../files/text-files.ts';
import { inWorkTree } from '../git/run-git.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { studioBlocks } from './blocks.ts';

export const start: Endpoint = async (_body, workspace): Promise<StartAnswer> => ({
  id: textStamp(workspace.root),
  schemas: Object.fromEntries(workspace.schemas().files) as Record<string, JsonMap>,
  blocks: studioBlocks(workspace),
  templates: Object.entries(TEMPLATES).map(([id, title]) => {
    const { needsForm, needsEvent, needsCase } = templateOf(id);
    return { id, title, needsForm, needsEvent, needsCase };
  }),
  git: await inWorkTree(workspace.root),
});
