import { HttpError } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import type { KeptVersion, KeptVersions } from '../../shared/workspace.ts';
import { type Endpoint, requiredText } from '../workspace/endpoint.ts';
import { prefixes } from './branch-name.ts';
import { runGit } from './run-git.ts';
import { refuseWithoutGit } from './state.ts';

/** Upper bound of those that are read at once. */
const MAX_VERSIONS = 500;

/** What a file was like, newest first; one more than was asked for, so that what changed in the last can be told. */
export const versions: Endpoint = async (body, { root, locate }): Promise<KeptVersions> => {
  const { file } = locate(requiredText(body.file, 'file'));
  await refuseWithoutGit(root);
  const count = Math.min(Math.max(1, Number(body.count) || 1), MAX_VERSIONS);
  const commits = await commitsOf(root, file, count + 1);
  const texts = await Promise.all(commits.map((commit) => textAt(root, commit)));
  return { versions: commits.map((commit, index) => ({ ...commit, text: texts[index] ?? '' })) };
};

/** A file as it was. Only a commit that changed it is a version. */
export const version: Endpoint = async (body, { root, locate }): Promise<{ text: string }> => {
  const { file } = locate(requiredText(body.file, 'file'));
  const id = requiredText(body.id, 'id');
  await refuseWithoutGit(root);
  const commit = (await commitsOf(root, file)).find((candidate) => candidate.id === id);
  if (!commit) throw new HttpError(400, msg('studio/git:no-version'));
  return { text: await textAt(root, commit) };
};

type FileCommit = Omit<KeptVersion, 'text'>;

const START = '\x01';
const FORMAT = `--format=${START}${['%H', '%aN', '%aI', '%s'].join('%x00')}`;
/** Whatever the person's own settings are. */
const PLAIN = ['--no-show-signature', '--no-color'];

/** The commits that changed a file, under its earlier names too, newest first; the first of them, or all. */
async function commitsOf(root: string, file: string, count?: number): Promise<FileCommit[]> {
  const few = count === undefined ? [] : [`--max-count=${count}`];
  const names = ['--follow', '--date-order', '--relative', '--name-only', '-z'];
  const tips = ['HEAD', ...(await openBranches(root))];
  const { out } = await runGit(
    root,
    'log',
    ...PLAIN,
    ...names,
    ...few,
    FORMAT,
    ...tips,
    '--',
    file,
  );
  return out.split(START).flatMap((record) => {
    const [id = '', author = '', date = '', title = '', name = ''] = record.split('\0');
    const isCommit = /^[0-9a-f]{40,64}$/.test(id);
    return isCommit ? [{ id, author, date, title, file: name.trimStart() }] : [];
  });
}

/** Of proposals that are not accepted, nor deleted on the remote. */
async function openBranches(root: string): Promise<string[]> {
  const format = '--format=%(upstream:track)%(refname)';
  const heads = prefixes().map((prefix) => `refs/heads/${prefix}`);
  const { out } = await runGit(root, 'for-each-ref', '--no-merged=HEAD', format, ...heads);
  const lines = out.split('\n').filter((line) => line !== '' && !line.startsWith('[gone]'));
  return lines.map((line) => line.slice(line.indexOf('refs/')));
}

/** The text that a file had after a commit; '' if it was removed. */
export async function textAt(root: string, { id, file }: FileCommit): Promise<string> {
  const { ok, out } = await runGit(root, 'cat-file', 'blob', `${id}:./${file}`);
  return ok ? out : '';
}
