import type { LogAndTrackSubmit } from '../../../types/config.gen.ts';
import type { Strategy } from '../../types.ts';

/** Sends nothing: what was entered is only logged, in the visitor's own browser. */
export const strategy: Strategy<LogAndTrackSubmit> = {
  async submit({ entries }, { formName }) {
    console.info(`[${formName}]`, Object.fromEntries(entries));
    return { status: 'confirmed' };
  },
};
