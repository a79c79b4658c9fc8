import { crmEntries } from '../../../../supabase/functions/new-submission/crm.ts';
import type { Strategy, Submission, SubmitResult } from '../../../forms/kit/types.ts';
import type { CrmSubmit } from '../../../types/config.gen.ts';
import { addFiles, isLogged, writeLog } from '../shared/log.ts';
import { postOnce, toFormData } from '../shared/post.ts';
import { type Post, transports } from './transports.ts';

/**
 * Posts the lead to a vtiger web form, by the transport of `integrations.json`. No transport
 * falls back to another, as each try could create a second lead. The log gets a copy whatever the CRM answers.
 */
export const strategy: Strategy<CrmSubmit> = {
  async submit(submission, config, { begun, signal: end }) {
    const { crm } = submission.integrations;
    if (!crm) return { status: 'refused', reason: 'integrations.json: crm' };
    // The log keeps them; the CRM gets none.
    const failed = await addFiles(submission, config.formName, end);
    if (failed) return failed;
    if (submission.isTrapped) {
      const kept = keep(submission, config);
      begun();
      return kept;
    }
    const post = postOf(submission, config);
    log(submission, config, { status: 'unknown' });
    const result = await postOnce((signal) => transports[crm.transport](post, signal, begun), end);
    if (result.status !== 'unknown') log(submission, config, result);
    return result;
  },

  submitOnLeave(submission, config) {
    if (submission.isTrapped) {
      void keep(submission, config);
      return true;
    }
    const { endpoint, entries } = postOf(submission, config);
    // Nothing reads the answer, so no transport is needed.
    if (!navigator.sendBeacon(endpoint, toFormData(entries))) return false;
    log(submission, config, { status: 'unknown' });
    return true;
  },
};

/** What may be no lead: the log has it, and the CRM gets it from the server once somebody releases it. */
const keep = (submission: Submission, { formName }: CrmSubmit) =>
  postOnce((signal) => writeLog(submission, formName, signal, {}));

/** Writes the copy in the log, with the CRM's answer if there is one. Does not wait. */
function log(submission: Submission, { formName }: CrmSubmit, answer: SubmitResult): void {
  if (isLogged(submission.integrations, 'crm'))
    void postOnce((signal) => writeLog(submission, formName, signal, { answer }));
}

function postOf(submission: Submission, { appendCurrentUrl }: CrmSubmit): Post {
  const { id, entries, pageUrl, integrations } = submission;
  const { endpoint = '', webformId = '' } = integrations.crm ?? {};
  const currentUrl = appendCurrentUrl ? pageUrl : undefined;
  return { endpoint, entries: crmEntries({ webformId, entries, currentUrl, id }) };
}
