import type { StrategyEntry } from '../../../forms/kit/types.ts';
import type { LogAndTrackSubmit } from '../../../types/config.gen.ts';

export const logAndTrack: StrategyEntry<LogAndTrackSubmit> = {
  logOnly: true,
  canBeLogged: true,
  queues: true,
  repeats: true,
  takesFiles: (_, isLogged) => isLogged,
};
