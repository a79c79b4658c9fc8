import { HttpError } from '../../../node/http.ts';
import type { ProposalPageAnswer } from '../../shared/proposals.ts';
import { compilePage } from '../files/compile-page.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { requiredText } from '../workspace/request-fields.ts';
import { changes, refuseWithoutGit } from './state.ts';
import { valuesAtHead } from './values-at-head.ts';

/** A page as it would be if only some of the changed files were sent; none of them: as it was before. */
export const proposalPage: Endpoint = async (body, workspace): Promise<ProposalPageAnswer> => {
  const { file } = workspace.locate(requiredText(body.page, 'page'));
  const { sent } = body;
  if (!Array.isArray(sent)) throw new HttpError(400, 'Falta a lista do que vai (sent).');
  await refuseWithoutGit(workspace.root);
  const leftOut = (await changes(workspace.root))
    .map((changed) => changed.file)
    .filter((changed) => !sent.includes(changed));
  const values = await valuesAtHead(workspace.root, leftOut);
  const loaded = workspace.loader({ values, renamed: {} })();
  return { page: await compilePage(workspace, loaded, file) };
};
