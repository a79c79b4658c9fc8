/** What processes of tests share: made before them, as each would make it, all at the same time. */
import { createSiteConfigLoader } from '../src/content/node/site-config-loader.ts';
import { createFixture } from '../src/content/testing/fixture.ts';
import { emptyDatabase } from '../src/demo/supabase/testing/empty-database.ts';

// The compiled schemas of a site without blocks of its own, which neither build of the stage has.
const site = createFixture();
createSiteConfigLoader(site.root)().remember();
site.remove();
await emptyDatabase();
