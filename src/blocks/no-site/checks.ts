import type { CheckRegistry } from '../../content/read/site/site.ts';

export const checks: CheckRegistry = {};
