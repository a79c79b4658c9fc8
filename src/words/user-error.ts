import type { Wording } from './message.ts';
import { worded } from './reader.ts';

/** A failure whose message is for the person at the terminal; it says what to do. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(
    /** `message` is the same in the language of whoever reads here. */
    readonly wording: Wording,
    readonly exitCode = 1,
  ) {
    super(worded(wording));
  }
}

/** No failure: what `--help` says. */
export class HelpAsked extends UserError {
  constructor(help: string) {
    super(help, 0);
  }
}
