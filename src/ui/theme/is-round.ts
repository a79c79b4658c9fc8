import type { Theme } from '../../types/config.gen.ts';

/** From this radius on, in pixels, corners look round: marks of lists and steps are circles, and pictures beside text have them too. */
const ROUND = 8;

export const isRound = ({ radius }: Pick<Theme, 'radius'>): boolean => radius >= ROUND;
