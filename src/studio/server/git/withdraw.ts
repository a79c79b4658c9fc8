import { CannotEdit } from '../../../content/edit/file-change.ts';
import { msg, quoted } from '../../../words/message.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { isOpen } from './proposals.ts';
import { whyNotPushed } from './push.ts';
import { gitOutput, inTurn, runGit } from './run-git.ts';
import { proposalNamed } from './send.ts';
import { askStanding } from './standing.ts';

/** Deletes a proposal here and on the remote. What it changed is in the folder still, and unsent again. */
export const withdraw: Endpoint = (body, { root }): Promise<object> =>
  inTurn(async () => {
    const standing = await askStanding(root);
    const proposal = proposalNamed(standing, body);
    const { branch, title, tip, remoteBranch, hasOthers, isOwn } = proposal;
    if (!isOpen(proposal)) throw new CannotEdit(msg('studio/git:is-over', { title }));
    if (hasOthers || !isOwn) throw new CannotEdit(msg('studio/git:others-went-on', { title }));
    if (branch === standing.branch)
      throw new CannotEdit(msg('studio/git:checked-out', { branch: quoted(branch) }));
    if (standing.remote && remoteBranch !== '') {
      const { name } = standing.remote;
      const known = await gitOutput({}, root, 'rev-parse', `refs/remotes/${name}/${remoteBranch}`);
      // Not if somebody goes on with it at this moment.
      const lease = `--force-with-lease=refs/heads/${remoteBranch}:${known}`;
      const pushed = await runGit(root, 'push', lease, name, `:refs/heads/${remoteBranch}`);
      if (!pushed.ok)
        throw new CannotEdit(msg('studio/git:not-withdrawn', whyNotPushed(pushed.error)));
    }
    await gitOutput({}, root, 'update-ref', '-d', `refs/heads/${branch}`, tip);
    // Without it git has nothing to remove, which is no failure.
    await runGit(root, 'config', '--remove-section', `branch.${branch}`);
    return {};
  });
