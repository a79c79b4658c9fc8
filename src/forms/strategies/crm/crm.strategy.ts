import type { CrmSubmit } from '../../../types/config.gen.ts';
import type { Strategy } from '../../types.ts';
import { isLogged } from '../is-logged.ts';
import { patiently } from '../patiently.ts';
import { writeLog } from '../write-log.ts';
import { transports } from './transports.ts';

/**
 * Posts the lead to a vtiger web form, by the one transport of `integrations.json`. No transport
 * falls back to another: each try could be a second lead. The log's copy is made whatever the CRM says.
 */
export const strategy: Strategy<CrmSubmit> = {
  async submit(submission, { appendCurrentUrl, formName }) {
    const { id, entries, pageUrl, integrations } = submission;
    const { crm } = integrations;
    if (!crm) return { status: 'refused', reason: 'integrations.json: crm' };
    const post = {
      endpoint: crm.endpoint,
      entries: [
        ['publicid', crm.webformId],
        ...entries,
        ...(appendCurrentUrl ? [['current_url', pageUrl]] : []),
        ['submission_id', id],
      ] as [string, string][],
    };
    if (isLogged(integrations, 'crm'))
      void patiently((signal) => writeLog(submission, formName, signal));
    return patiently((signal) => transports[crm.transport](post, signal));
  },
};
