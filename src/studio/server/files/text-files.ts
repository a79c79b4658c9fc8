import { join } from 'node:path';
import { readText } from '../../../content/node/write-changes.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Including a byte order mark. */
export const textOnDisk = ({ root }: Workspace, file: string): string | undefined =>
  readText(join(root, file)) ?? undefined;
