import type { Strategy } from '../../../forms/kit/types.ts';
import type { LogAndTrackSubmit } from '../../../types/config.gen.ts';
import { addFiles, isLogged, writeLog } from '../shared/log.ts';
import { postOnce } from '../shared/post.ts';

/**
 * Writes a submission to the console and to the site's log of submissions. The validator refuses a
 * site without that log, in which nobody would receive the submission, unless the form says `"deliver": false`.
 */
export const strategy: Strategy<LogAndTrackSubmit> = {
  async submit(submission, { formName, deliver = true }, { begun, signal: end }) {
    console.info(`[${formName}]`, Object.fromEntries(submission.entries));
    if (!deliver) {
      begun();
      return { status: 'confirmed' };
    }
    if (!isLogged(submission.integrations, 'log-and-track'))
      return { status: 'refused', reason: 'integrations.json: submissions' };
    const failed = await addFiles(submission, formName, end);
    if (failed) return failed;
    const written = postOnce((signal) => writeLog(submission, formName, signal));
    begun();
    return written;
  },

  submitOnLeave(submission, { formName, deliver = true }) {
    if (deliver) void postOnce((signal) => writeLog(submission, formName, signal));
    return true;
  },
};
