import type { SiteChecks } from '../../../supabase/functions/studio/site-checks.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { createSiteChecks } from './site-checks.ts';
import { siteMade } from './site-made.ts';

let made: SiteChecks | undefined;

/** The validator of the fixture site, as the function has it; its blocks are not in the repositories of tests. */
export function fixtureChecks(): SiteChecks {
  made ??= createSiteChecks({ ...siteMade(FIXTURE_SITE).made, blocks: null });
  return made;
}
