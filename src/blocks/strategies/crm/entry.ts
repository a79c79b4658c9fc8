import type { StrategyEntry } from '../../../forms/kit/types.ts';
import type { CrmSubmit } from '../../../types/config.gen.ts';

export const crm: StrategyEntry<CrmSubmit> = {
  service: 'crm',
  canBeLogged: true,
  queues: true,
  repeats: true,
  native: ({ appendCurrentUrl }, { crm }, pageUrl) =>
    crm && {
      action: crm.endpoint,
      method: 'post',
      encType: 'multipart/form-data',
      inputs: {
        publicid: crm.webformId,
        ...(appendCurrentUrl && { current_url: pageUrl }),
      },
    },
};
