import '../words/node/speak.ts';
import { diskSentence } from '../node/disk-error.mjs';
import { UserError } from '../words/user-error.ts';

/** Runs a command, or a first part of it. One that fails says why, and ends: by a sentence where there is one, else whole. */
export async function runCommand<T>(command: () => T): Promise<Awaited<T>> {
  try {
    return await command();
  } catch (error) {
    const told = error instanceof UserError ? error.message : diskSentence(error);
    console.error(told ?? error);
    return process.exit(error instanceof UserError ? error.exitCode : 1);
  }
}
