import type { CrmSubmit } from '../../../types/config.gen.ts';
import type { Strategy } from '../../types.ts';
import { transports } from './transports.ts';

/** How long a CRM may take to answer, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Posts the lead to a vtiger web form, by the one transport of `integrations.json`. No transport
 * falls back to another: each try could be a second lead.
 */
export const strategy: Strategy<CrmSubmit> = {
  async submit({ id, entries, pageUrl, integrations }, { appendCurrentUrl }) {
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
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    try {
      return await transports[crm.transport](post, patience.signal);
    } catch {
      // A dead network and an answer that may not be read look the same to a browser.
      return { status: 'unknown' };
    } finally {
      clearTimeout(timer);
    }
  },
};
