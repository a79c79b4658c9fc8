import { runGit } from './run-git.ts';

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
export async function commitsOf(root: string, file: string, count?: number): Promise<FileCommit[]> {
  const few = count === undefined ? [] : [`--max-count=${count}`];
  const names = ['--follow', '--relative', '--name-only', '-z'];
  const { out } = await runGit(root, 'log', ...PLAIN, ...names, ...few, FORMAT, '--', file);
  return out.split(START).flatMap((record) => {
    const [id = '', author = '', date = '', title = '', name = ''] = record.split('\0');
    const isCommit = /^[0-9a-f]{40,64}$/.test(id);
    return isCommit ? [{ id, author, date, title, file: name.trimStart() }] : [];
  });
}

/** The text that a file had after a commit; '' if it was removed. */
export async function textAt(root: string, { id, file }: FileCommit): Promise<string> {
  const { ok, out } = await runGit(root, 'cat-file', 'blob', `${id}:./${file}`);
  return ok ? out : '';
}
