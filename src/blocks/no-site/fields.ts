import type { Kind } from '../../forms/kit/types.ts';

export const fields: Record<string, Kind<never>> = {};
