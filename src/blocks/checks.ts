import { checks as ofSite } from '#site-blocks/checks';
import type { FileCheck } from '../content/read/site/config-file.ts';
import type { SiteCheck } from '../content/read/site/site.ts';
import { checks as ofEngine } from './checks.gen.ts';

export const checks: readonly (FileCheck | SiteCheck)[] = Object.values({
  ...ofEngine,
  ...ofSite,
});

/** The checks of single files. */
export const fileChecks = checks.filter((check) => check.scope === 'file');

/** The checks that look across files. */
export const siteChecks = checks.filter((check) => check.scope === 'site');
