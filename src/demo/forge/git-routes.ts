/** GitHub's "Git database": objects and refs. Beside each call is what its documentation says of refusals. */
import { created, noContent, notFound, ok, unprocessable } from './answers.ts';
import type { BareRepository } from './git.ts';
import type { Route } from './route.ts';

const SHA = /^[0-9a-f]{40}$/;

/** `heads/main` and the like; git itself judges the name before it is made. */
const refOf = (rest: string) => `refs/${rest}`;

async function refBody(repository: BareRepository, ref: string) {
  const sha = await repository.resolve(ref, 'commit');
  return sha && { ref, node_id: '', url: '', object: { type: 'commit', sha, url: '' } };
}

/** 404 if there is no such ref. */
const getRef: Route['answer'] = async ({ repository }, ref) => {
  const found = await refBody(repository, refOf(ref));
  return found ? ok(found) : notFound;
};

/** 422 for one that is there already, or for a commit that is not there. */
const createRef: Route['answer'] = async ({ repository, body, records }) => {
  const { ref = '', sha = '' } = body as { ref?: string; sha?: string };
  const isWellNamed = (await repository.run(['check-ref-format', ref])).ok;
  if (!ref.startsWith('refs/') || !isWellNamed)
    return unprocessable(`${ref} is not a valid ref name.`);
  if (!SHA.test(sha) || !(await repository.resolve(sha, 'commit')))
    return unprocessable('Object does not exist');
  const made = await repository.run(['update-ref', ref, sha, '0'.repeat(40)]);
  if (!made.ok) return unprocessable('Reference already exists');
  await records.pushed(ref.replace('refs/heads/', ''), sha);
  return created(await refBody(repository, ref));
};

/** 422 if there is no such ref, and, without `force`, if the commit does not come after the one that is there. */
const updateRef: Route['answer'] = async (asked, rest) => {
  const { repository, body, records } = asked;
  const { sha = '', force = false } = body as { sha?: string; force?: boolean };
  const ref = refOf(rest);
  const was = await repository.resolve(ref, 'commit');
  if (!was) return unprocessable('Reference does not exist');
  if (!SHA.test(sha) || !(await repository.resolve(sha, 'commit')))
    return unprocessable('Object does not exist');
  const isForward = await repository.isAncestor(was, sha);
  if (!force && !isForward) return unprocessable('Update is not a fast forward');
  const moved = await repository.run(['update-ref', ref, sha, was]);
  if (!moved.ok) return unprocessable('Update is not a fast forward');
  await records.pushed(rest.replace('heads/', ''), sha);
  if (rest === `heads/${asked.branch}` && was !== sha) asked.published(sha);
  return ok(await refBody(repository, ref));
};

/** 422 if there is no such ref. */
const deleteRef: Route['answer'] = async ({ repository, records }, rest) => {
  const was = await repository.resolve(refOf(rest), 'commit');
  if (!was) return unprocessable('Reference does not exist');
  await repository.run(['update-ref', '-d', refOf(rest), was]);
  await records.pushed(rest.replace('heads/', ''), undefined);
  return noContent;
};

/** 404 if there is no such blob. */
const getBlob: Route['answer'] = async ({ repository }, sha) => {
  const bytes = SHA.test(sha) ? await repository.blob(sha) : undefined;
  if (!bytes) return notFound;
  return ok({ sha, size: bytes.length, encoding: 'base64', content: bytes.toString('base64') });
};

const createBlob: Route['answer'] = async ({ repository, body }) => {
  const { content = '', encoding = 'utf-8' } = body as { content?: string; encoding?: string };
  const isBase64 = encoding === 'base64';
  return created({
    url: '',
    sha: await repository.writeBlob(Buffer.from(content, isBase64 ? 'base64' : 'utf8')),
  });
};

/** A commit stands for its tree. 404 if there is neither. `recursive`: whatever its value. */
const getTree: Route['answer'] = async ({ repository, search }, name) => {
  const sha = await repository.resolve(decodeURIComponent(name), 'tree');
  if (!sha) return notFound;
  const tree = await repository.entries(sha, search.has('recursive'));
  return ok({ sha, url: '', tree, truncated: false });
};

interface TreeEntry {
  path: string;
  mode: string;
  type?: string;
  sha?: string | null;
  content?: string;
}

/** `sha: null` deletes. 422 for a path that git does not take, or for one to be deleted that is not there. */
const createTree: Route['answer'] = async ({ repository, body }) => {
  const { base_tree, tree = [] } = body as { base_tree?: string; tree?: TreeEntry[] };
  const base = base_tree && (await repository.resolve(base_tree, 'tree'));
  if (base_tree && !base) return unprocessable('base_tree is not a valid tree');
  const isRemoving = tree.some(({ sha }) => sha === null);
  const there = base && isRemoving ? await repository.entries(base, true) : [];
  const entries: { path: string; mode: string; sha: string | null }[] = [];
  for (const { path, mode, sha, content } of tree) {
    if (/(^|\/)(\.{0,2}|\.git)(\/|$)/i.test(path))
      return unprocessable('tree.path contains a malformed path component');
    if (sha === null && !there.some((entry) => entry.path === path))
      return unprocessable('GitRPC::BadObjectState');
    const written =
      content === undefined ? sha : await repository.writeBlob(Buffer.from(content, 'utf8'));
    entries.push({ path, mode, sha: written ?? null });
  }
  const sha = await repository.writeTree(base, entries);
  return sha ? created({ sha, url: '', tree: [] }) : unprocessable('GitRPC::BadObjectState');
};

/** 404 if there is no such commit. */
const getCommit: Route['answer'] = async ({ repository }, sha) => {
  const isThere = SHA.test(sha) && (await repository.resolve(sha, 'commit'));
  if (!isThere) return notFound;
  const [tree = '', parents = '', message = ''] =
    (await repository.text(['show', '-s', '--format=%T%n%P%n%B', sha]))?.split('\n') ?? [];
  const ids = parents.split(' ').filter(Boolean);
  return ok({ sha, message, tree: { sha: tree }, parents: ids.map((one) => ({ sha: one })) });
};

interface Person {
  name: string;
  email: string;
  date?: string;
}

const envOf = (kind: string, { name, email, date }: Person) => ({
  [`GIT_${kind}_NAME`]: name,
  [`GIT_${kind}_EMAIL`]: email,
  ...(date && { [`GIT_${kind}_DATE`]: date }),
});
/** Who shows the token, for a commit that names nobody. */
const BOT: Person = { name: 'studio[bot]', email: 'studio[bot]@users.noreply.github.com' };

/** Without a committer the author is it, without an author who asks. 422 if the tree or a parent is not there. */
const createCommit: Route['answer'] = async ({ repository, body }) => {
  const {
    message,
    tree,
    parents = [],
    author = BOT,
    committer = author,
  } = body as {
    message: string;
    tree: string;
    parents?: string[];
    author?: Person;
    committer?: Person;
  };
  if (!(await repository.resolve(tree, 'tree'))) return unprocessable('Tree SHA does not exist');
  for (const parent of parents)
    if (!(await repository.resolve(parent, 'commit')))
      return unprocessable('Parent SHA does not exist or is not a commit object');
  const env = { ...envOf('AUTHOR', author), ...envOf('COMMITTER', committer) };
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
  const sha = await repository.text(args, { env, input: message });
  return sha
    ? created({ sha, message, tree: { sha: tree }, parents: parents.map((one) => ({ sha: one })) })
    : unprocessable('Validation Failed');
};

export const gitRoutes: Route[] = [
  { method: 'GET', path: /^git\/ref\/(.+)$/, needs: 'contents', answer: getRef },
  { method: 'POST', path: /^git\/refs$/, needs: 'contents', answer: createRef },
  { method: 'PATCH', path: /^git\/refs\/(.+)$/, needs: 'contents', answer: updateRef },
  { method: 'DELETE', path: /^git\/refs\/(.+)$/, needs: 'contents', answer: deleteRef },
  { method: 'GET', path: /^git\/blobs\/(\w+)$/, needs: 'contents', answer: getBlob },
  { method: 'POST', path: /^git\/blobs$/, needs: 'contents', answer: createBlob },
  { method: 'GET', path: /^git\/trees\/([^/]+)$/, needs: 'contents', answer: getTree },
  { method: 'POST', path: /^git\/trees$/, needs: 'contents', answer: createTree },
  { method: 'GET', path: /^git\/commits\/(\w+)$/, needs: 'contents', answer: getCommit },
  { method: 'POST', path: /^git\/commits$/, needs: 'contents', answer: createCommit },
];
