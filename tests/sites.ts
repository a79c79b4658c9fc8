import { join } from 'node:path';

// Not of src/node/project.ts, which asks the environment that use-fixture.ts makes of these.
const projectRoot = join(import.meta.dirname, '..');

/** A site under test: the folder that holds its site-config/, and where it is built. */
export interface SiteFolders {
  root: string;
  dist: string;
}

/** What the engine's tests run on: small, with every section type, field kind and strategy. */
export const fixture: SiteFolders = {
  root: join(projectRoot, 'tests/fixture-site'),
  dist: join(projectRoot, '.cache/fixture-dist'),
};

/** The project's own site: of it is tested only what must hold for any content. */
export const own: SiteFolders = { root: projectRoot, dist: join(projectRoot, 'dist') };

/** What makes a command work on a site. */
export const envOf = ({ root, dist }: SiteFolders) => ({ CONTENT_ROOT: root, DIST_DIR: dist });
