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

/** By name, as Vite loads a copy of its own of what vite.config.ts imports. */
const isUserError = (error: unknown): error is UserError =>
  error instanceof Error && error.name === 'UserError';

/** Runs a command. One that fails says why, and ends: by the sentence where there is one, else whole. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(isUserError(error) ? error.message : error);
    process.exit(isUserError(error) ? error.exitCode : 1);
  }
}
