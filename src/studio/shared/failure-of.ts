import { msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import { Failure } from './failure.ts';

/** A `UserError` is meant for the person; any other is a bug, and logged too. */
export function failureOf(error: unknown): Pick<Failure, 'wording' | 'mayPass'> {
  if (error instanceof Failure) return { wording: error.wording, mayPass: error.mayPass };
  if (error instanceof UserError) return { wording: error.wording, mayPass: false };
  console.error(error);
  const reason = error instanceof Error ? error.message : String(error);
  return { wording: msg('studio/server:defect', { reason }), mayPass: true };
}
