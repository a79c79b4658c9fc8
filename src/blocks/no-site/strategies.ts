import type { Strategy } from '../../forms/kit/types.ts';

/** Strategy name -> its code, loaded when a form that uses it is submitted. */
export const strategies: Record<string, () => Promise<Strategy>> = {};
