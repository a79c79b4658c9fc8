import { CannotEdit } from '../../../content/edit/file-change.ts';
import type { Problem } from '../../../content/index.ts';
import { msg, quoted } from '../../../words/message.ts';
import { isUsed } from '../../shared/picture-uses.ts';
import { asDrafts, type DiskSite } from '../workspace/disk-site.ts';
import { differences } from './trees.ts';
import { valuesIn } from './values-in.ts';

interface Trees {
  /** Of the proposal. */
  tree: string;
  published: string;
  saved: string;
}

/** Refuses a proposal that would bring errors which neither the folder nor the published site has: it lacks something. */
export async function refuseIncomplete(
  { root, load }: DiskSite,
  { tree, published, saved }: Trees,
): Promise<void> {
  const lacking = await differences(root, tree, saved);
  if (lacking.size === 0) return;
  const loadedWith = async (trees: string) => {
    const files = [...(await differences(root, trees, saved)).keys()];
    return load(asDrafts(await valuesIn(root, trees, files)));
  };
  const { site, problems } = await loadedWith(tree);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const known = [load(), await loadedWith(published)];
    const had = new Set(known.flatMap((loaded) => loaded.problems.map(keyOf)));
    const missed = errors.find((problem) => !had.has(keyOf(problem)));
    if (missed) throw new CannotEdit([msg('studio/git:incomplete'), missed.message]);
  }
  const picture = [...lacking].find(
    ([file, { before, after }]) =>
      after && !before && file.startsWith('public/') && isUsed(site, file.slice('public'.length)),
  );
  if (picture)
    throw new CannotEdit(
      msg('studio/git:picture-left-out', { path: quoted(picture[0].slice('public'.length)) }),
    );
}

const keyOf = ({ message }: Problem): string => JSON.stringify(message);
