import { CannotEdit } from '../../../content/edit/file-change.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { NO_EDITS } from '../../shared/protocol.ts';
import { isUsed } from '../pictures/library.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { valuesAtHead } from './values-at-head.ts';

/** Refuses to leave changes out without which what is sent would have new errors. */
export async function refuseIncomplete(
  workspace: Workspace,
  leftOut: readonly string[],
): Promise<void> {
  const values = await valuesAtHead(workspace.root, leftOut);
  const before = new Set(
    workspace
      .loader(NO_EDITS)()
      .problems.map(({ message }) => message),
  );
  const { site, problems } = workspace.loader({ values, renamed: {} })();
  const missed = problems.find(
    ({ severity, message }) => severity === 'error' && !before.has(message),
  );
  if (missed)
    throw new CannotEdit(
      `Falta algo no que vai: sem o que ficou de fora, o site teria um erro. ${missed.message}`,
    );
  const picture = leftOut.find((file) => isNeeded(file, (path) => isUsed(site, path)));
  if (picture)
    throw new CannotEdit(
      `Falta algo no que vai: uma página mostra ${quote(picture.slice('public'.length))}, que ficou de fora.`,
    );
}

const isNeeded = (file: string, isShown: (path: string) => boolean): boolean =>
  file.startsWith('public/') && isShown(file.slice('public'.length));
