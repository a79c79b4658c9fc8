/**
 * Imported before anything else: who asks for the site (scripts/lib/project.ts) gets the fixture site,
 * unless a test says which. The same folders as `fixture` in sites.ts.
 */
import { join } from 'node:path';

process.env.CONTENT_ROOT = join(import.meta.dirname, 'fixture-site');
process.env.DIST_DIR = join(import.meta.dirname, '../.cache/fixture-dist');
