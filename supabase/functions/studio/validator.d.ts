/** Written by `npm run supabase`: the validator with the schemas of the site's own blocks, as one file. */
import type { SiteChecks } from './site-checks.ts';

export declare const site: SiteChecks;
