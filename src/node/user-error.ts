/** A failure whose message is for the person at the terminal; it says what to do. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** Runs a command, or a first part of it. One that fails says why, and ends: by the sentence where there is one, else whole. */
export async function runCommand<T>(command: () => T): Promise<Awaited<T>> {
  try {
    return await command();
  } catch (error) {
    const told = error instanceof UserError;
    console.error(told ? error.message : error);
    return process.exit(told ? error.exitCode : 1);
  }
}
