import type { SiteChecks } from '../../../supabase/functions/studio/site-checks.ts';
import { loadSchemas } from '../../content/node/load-schemas.ts';
import { siteChecksBy } from './site-checks.ts';
import { madeBeside } from './site-made.ts';

/**
 * The validator of a site in this process, by what the last build has compiled of the schemas. Its blocks are those of the
 * folder for each commit, as a repository of this machine has content alone.
 */
export const localChecks = (root: string): SiteChecks =>
  siteChecksBy(loadSchemas(root), { ...madeBeside(root), blocks: null });
