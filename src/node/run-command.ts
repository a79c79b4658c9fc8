import { UserError } from '../lib/user-error.ts';

/** Runs a command, or a first part of it. One that fails says why, and ends: by the sentence where there is one, else whole. */
export async function runCommand<T>(command: () => T): Promise<Awaited<T>> {
  try {
    return await command();
  } catch (error) {
    const isExpected = error instanceof UserError;
    console.error(isExpected ? error.message : error);
    return process.exit(isExpected ? error.exitCode : 1);
  }
}
