import type { LogAndTrackSubmit } from '../../../types/config.gen.ts';
import type { StrategyEntry } from '../../types.ts';
import { isLogged } from '../is-logged.ts';

export const logAndTrack: StrategyEntry<LogAndTrackSubmit> = {
  queues: (integrations) => isLogged(integrations, 'log-and-track'), // else it needs no network
  repeats: true,
};
