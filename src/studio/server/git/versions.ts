import {
  parsedOrUndefined,
  withoutByteOrderMark,
} from '../../../content/read/json/strict-value.ts';
import { HttpError } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import {
  SAVED,
  type Version,
  type VersionAnswer,
  type VersionsAnswer,
} from '../../shared/versions.ts';
import { textOnDisk } from '../files/text-files.ts';
import { describeTexts } from '../review/describe-changes.ts';
import { type Endpoint, requiredText } from '../workspace/endpoint.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { prefixes } from './branch-name.ts';
import { runGit } from './run-git.ts';
import { refuseWithoutGit } from './state.ts';

/** Upper bound of those that are read at once. */
const MAX_VERSIONS = 500;

/** What a file was like, newest first, each with what changed in it. */
export const versions: Endpoint = async (body, workspace): Promise<VersionsAnswer> => {
  const { file, schema } = workspace.locate(requiredText(body.file, 'file'));
  await refuseWithoutGit(workspace.root);
  const count = Math.min(Math.max(1, Number(body.count) || 1), MAX_VERSIONS);
  const commits = await commitsOf(workspace.root, file, count + 1);
  const texts = await Promise.all(commits.map((commit) => textAt(workspace.root, commit)));
  const source = workspace.schemas();
  const changesOf = (index: number, after: string) => {
    const [name, from] = [commits[index - 1]?.file ?? file, commits[index]?.file];
    const before = texts[index] ?? '';
    const isRenamed = before !== '' && from !== undefined && from !== name;
    return describeTexts(source, {
      schema,
      before,
      after,
      renamedFrom: isRenamed ? from : undefined,
    }).map(workspace.words.worded);
  };
  const saved = changesOf(0, savedText(workspace, file));
  const list = commits.map(({ id, author, date, title }, index): Version => {
    return { id, author, date, title, changes: changesOf(index + 1, texts[index] ?? '') };
  });
  return {
    versions: [
      ...(saved.length > 0 ? [{ id: SAVED, changes: saved }] : []),
      ...list.slice(0, count),
    ],
    hasMore: list.length > count,
  };
};

/** A file as it was. Only a commit that changed it is a version. */
export const version: Endpoint = async (body, workspace): Promise<VersionAnswer> => {
  const { file } = workspace.locate(requiredText(body.file, 'file'));
  const id = requiredText(body.id, 'id');
  await refuseWithoutGit(workspace.root);
  if (id === SAVED) return { value: parsedOrUndefined(savedText(workspace, file)) };
  const commit = (await commitsOf(workspace.root, file)).find((candidate) => candidate.id === id);
  if (!commit) throw new HttpError(400, msg('studio/git:no-version'));
  return { value: parsedOrUndefined(await textAt(workspace.root, commit)) };
};

const savedText = (workspace: Workspace, file: string): string =>
  withoutByteOrderMark(textOnDisk(workspace, file) ?? '');

interface FileCommit {
  id: string;
  author: string;
  /** An ISO date and time. */
  date: string;
  title: string;
  /** What the file was called then. */
  file: string;
}

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
