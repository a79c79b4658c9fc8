import '../words/node/speak.ts';
import { toldBy } from '../node/told-error.ts';
import { worded } from '../words/reader.ts';
import { HelpAsked, UserError } from '../words/user-error.ts';

/** Runs a command, or a first part of it. One that fails says why, and ends: by a sentence where there is one, else whole. */
export async function runCommand<T>(command: () => T): Promise<Awaited<T>> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof HelpAsked) {
      console.log(error.message);
      return process.exit(0);
    }
    const told = toldBy(error);
    console.error(told === undefined ? error : worded(told));
    return process.exit(error instanceof UserError ? error.exitCode : 1);
  }
}
