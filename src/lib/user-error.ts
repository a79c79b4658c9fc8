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
