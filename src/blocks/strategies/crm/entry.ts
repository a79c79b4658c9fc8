import type { StrategyEntry } from '../../../forms/kit/types.ts';
import type { CrmSubmit } from '../../../types/config.gen.ts';

export const crm: StrategyEntry<CrmSubmit> = {
  service: 'crm',
  canBeLogged: true,
  queues: true,
  repeats: true,
  takesFiles: (_, isLogged) => isLogged,
  // Files go to the log, which takes no post of a browser without scripts; the CRM would drop them.
  native: ({ appendCurrentUrl }, { crm }, { pageUrl, hasFiles }) =>
    crm && !hasFiles
      ? {
          action: crm.endpoint,
          method: 'post',
          encType: 'multipart/form-data',
          inputs: {
            publicid: crm.webformId,
            ...(appendCurrentUrl && { current_url: pageUrl }),
          },
        }
      : undefined,
};
