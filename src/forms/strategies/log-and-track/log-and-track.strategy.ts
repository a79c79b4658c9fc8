import type { LogAndTrackSubmit } from '../../../types/config.gen.ts';
import type { Strategy } from '../../types.ts';
import { isLogged } from '../is-logged.ts';
import { patiently } from '../patiently.ts';
import { writeLog } from '../write-log.ts';

/**
 * Logs what was entered: in the visitor's own browser, and in the site's log of submissions where it
 * has one.
 */
export const strategy: Strategy<LogAndTrackSubmit> = {
  async submit(submission, { formName }) {
    console.info(`[${formName}]`, Object.fromEntries(submission.entries));
    if (!isLogged(submission.integrations, 'log-and-track')) return { status: 'confirmed' };
    return patiently((signal) => writeLog(submission, formName, signal));
  },
};
