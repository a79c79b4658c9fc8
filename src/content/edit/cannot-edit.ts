import { UserError } from '../../lib/user-error.ts';

/** An edit that is not done, and in Portuguese what to do instead. */
export class CannotEdit extends UserError {}
