import type { LogAndTrackSubmit } from '../../../types/config.gen.ts';
import type { StrategyEntry } from '../../types.ts';

export const logAndTrack: StrategyEntry<LogAndTrackSubmit> = {
  logOnly: true,
  queues: true,
  repeats: true,
};
