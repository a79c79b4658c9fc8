import type { Wording } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';
import { diskMessage } from './disk-error.mjs';
import { missingPackage } from './missing-package.mjs';

/** What an error says to the person at the terminal: its own sentence, or that of the disk, or of a package; undefined without one. */
export const toldBy = (error: unknown): Wording | undefined =>
  error instanceof UserError ? error.wording : (diskMessage(error) ?? missingPackage(error));
