import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotEdit } from '../../../content/edit/cannot-edit.ts';
import { quote } from '../../../content/words/wording.ts';
import type { SendAnswer } from '../../shared/proposals.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { requiredText } from '../workspace/request-fields.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isOpenProposal, newBranch } from './branch-name.ts';
import { pullRequestUrl } from './pull-request-url.ts';
import { push } from './push.ts';
import { refuseIncomplete } from './refuse-incomplete.ts';
import { runGit } from './run-git.ts';
import { branchOf, changes, refuseWithoutGit, remoteOf } from './state.ts';

/** Commits what was chosen of what is saved to a branch, and pushes it if there is a remote. */
export const send: Endpoint = async (body, workspace): Promise<SendAnswer> => {
  const { root } = workspace;
  const title = requiredText(body.title, 'title').replace(/\s+/g, ' ').trim();
  if (title === '') throw new CannotEdit('Diga em poucas palavras o que mudou.');
  await refuseWithoutGit(root);
  await refuseUnderWay(root);
  const current = await branchOf(root);
  if (current === '')
    throw new CannotEdit(
      'O repositório está parado em um ponto da história (o git chama isso de “detached HEAD”). Volte antes ao presente, por exemplo com “git switch main”.',
    );
  const remote = await remoteOf(root, current);
  const goesOn = body.isNew !== true && (await isOpenProposal(root, remote, current));
  const branch = goesOn ? current : await newBranch(root, title);
  const files = await chosenFiles(body.files, workspace);
  if (files.length > 0) await commit(root, { title, files, branch, current });
  else if (branch !== current || !remote || !(await isAhead(root, remote.name, branch)))
    throw new CannotEdit('Não há nada salvo que já não tenha sido enviado.');

  const failed = remote && (await push(root, remote, branch));
  const pushed = remote !== undefined && failed === undefined;
  return {
    branch,
    commit: (await runGit(root, 'rev-parse', '--short', 'HEAD')).out,
    pushed,
    pullRequestUrl: pushed ? pullRequestUrl(remote.address, branch) : undefined,
    notes: [
      ...(branch === current
        ? []
        : [
            'O que você enviar daqui em diante entra nesta mesma proposta, se você não escolher fazer outra.',
          ]),
      ...(remote
        ? []
        : ['Este site não tem um servidor de git: a proposta ficou neste computador.']),
      ...(failed ? [failed] : []),
    ],
  };
};

/** The changed files that were chosen, or all. Throws if those left out would be missed. */
async function chosenFiles(asked: unknown, workspace: Workspace): Promise<string[]> {
  const changed = (await changes(workspace.root)).map(({ file }) => file);
  if (!Array.isArray(asked)) return changed;
  const files = changed.filter((file) => asked.includes(file));
  const leftOut = changed.filter((file) => !asked.includes(file));
  if (files.length === 0 && changed.length > 0)
    throw new CannotEdit('Escolha ao menos uma mudança para enviar.');
  if (leftOut.length > 0) await refuseIncomplete(workspace, leftOut);
  return files;
}

/** Whether the branch has commits that are not on the remote, for example after a failed push. */
async function isAhead(root: string, remote: string, branch: string): Promise<boolean> {
  const remoteBranch = `refs/remotes/${remote}/${branch}`;
  const { ok, out } = await runGit(root, 'rev-list', '--count', `${remoteBranch}..HEAD`);
  return !ok || out !== '0';
}

const UNDER_WAY: Record<string, string> = {
  MERGE_HEAD: 'uma junção (merge)',
  CHERRY_PICK_HEAD: 'um cherry-pick',
  REVERT_HEAD: 'um revert',
  'rebase-merge': 'um rebase',
  'rebase-apply': 'um rebase',
};

async function refuseUnderWay(root: string): Promise<void> {
  const asked = Object.keys(UNDER_WAY).flatMap((name) => ['--git-path', name]);
  const { out } = await runGit(root, 'rev-parse', ...asked);
  const underWay = out.split('\n').findIndex((path) => existsSync(resolve(root, path)));
  if (underWay >= 0)
    throw new CannotEdit(
      `O repositório está no meio de ${Object.values(UNDER_WAY)[underWay]}: termine ou desista antes.`,
    );
}

interface Commit {
  title: string;
  files: readonly string[];
  branch: string;
  current: string;
}

/** Commits only these files: other staged changes stay staged. If it fails, everything is restored. */
async function commit(root: string, { title, files, branch, current }: Commit): Promise<void> {
  if (!(await runGit(root, 'rev-parse', '--verify', '-q', 'HEAD')).ok)
    throw new CannotEdit(
      'O repositório ainda não tem nenhum commit: faça o primeiro em um terminal.',
    );
  if (!(await runGit(root, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT')).ok)
    throw new CannotEdit(
      'O git não sabe quem você é. Em um terminal: git config --global user.name "Seu Nome" e git config --global user.email "voce@exemplo.com.br".',
    );
  const { out: untracked } = await runGit(root, 'ls-files', '-z', '--others', '--', ...files);
  const fresh = untracked.split('\0').filter(Boolean);
  // The new branch starts at the same commit, so no file in the folder changes.
  if (branch !== current) await orFail(runGit(root, 'switch', '-q', '-c', branch));
  if (fresh.length > 0) await orFail(runGit(root, 'add', '--', ...fresh));
  const made = await runGit(root, 'commit', '-q', '-m', title, '--only', '--', ...files);
  if (made.ok) return;
  if (fresh.length > 0) await runGit(root, 'rm', '-q', '--cached', '--', ...fresh);
  if (branch !== current) {
    await runGit(root, 'switch', '-q', current);
    await runGit(root, 'branch', '-q', '-D', branch);
  }
  throw new CannotEdit(
    `O git recusou o commit, e tudo ficou como estava. Ele disse: ${quote(made.error.trim())}`,
  );
}

async function orFail(running: ReturnType<typeof runGit>): Promise<void> {
  const { ok, error } = await running;
  if (!ok) throw new CannotEdit(`O git não conseguiu preparar o envio: ${quote(error.trim())}`);
}
