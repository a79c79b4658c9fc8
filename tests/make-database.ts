/** The database that tests copy: made before them, as each of their processes would make it, all at the same time. */
import { emptyDatabase } from '../src/demo/supabase/testing/empty-database.ts';

await emptyDatabase();
