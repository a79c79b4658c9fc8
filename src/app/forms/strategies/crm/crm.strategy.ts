import type { CrmSubmit } from '../../../types/config.gen.ts';
import type { Strategy, Submission, SubmitResult } from '../../types.ts';
import { isLogged } from '../is-logged.ts';
import { postOnce } from '../post-once.ts';
import { writeLog } from '../write-log.ts';
import type { Post } from './transport.ts';
import { toFormData, transports } from './transports.ts';

/**
 * Posts the lead to a vtiger web form, by the one transport of `integrations.json`. No transport
 * falls back to another: each try could be a second lead. The log's copy is made whatever the CRM says.
 */
export const strategy: Strategy<CrmSubmit> = {
  async submit(submission, config, { begun, signal: end }) {
    const { crm } = submission.integrations;
    if (!crm) return { status: 'refused', reason: 'integrations.json: crm' };
    const post = postOf(submission, config);
    log(submission, config, { status: 'unknown' });
    const result = await postOnce((signal) => transports[crm.transport](post, signal, begun), end);
    if (result.status !== 'unknown') log(submission, config, result);
    return result;
  },

  submitOnLeave(submission, config) {
    const { endpoint, entries } = postOf(submission, config);
    // The answer is read by nobody, so no transport is needed.
    if (!navigator.sendBeacon(endpoint, toFormData(entries))) return false;
    log(submission, config, { status: 'unknown' });
    return true;
  },
};

/** Makes the log's copy, with what is known of the CRM's answer; waits for nothing. */
function log(submission: Submission, { formName }: CrmSubmit, answer: SubmitResult): void {
  if (isLogged(submission.integrations, 'crm'))
    void postOnce((signal) => writeLog(submission, formName, signal, answer));
}

function postOf(submission: Submission, { appendCurrentUrl }: CrmSubmit): Post {
  const { id, entries, pageUrl, integrations } = submission;
  const { endpoint = '', webformId = '' } = integrations.crm ?? {};
  return {
    endpoint,
    entries: [
      ['publicid', webformId],
      ...entries,
      ...(appendCurrentUrl ? [['current_url', pageUrl] satisfies [string, string]] : []),
      ['submission_id', id],
    ],
  };
}
