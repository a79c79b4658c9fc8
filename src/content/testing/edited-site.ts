import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Plan } from '../edit/file-change.ts';
import type { Load } from '../index.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { writeChanges } from '../node/write-changes.ts';
import { createFixture, type Files, VALID } from './fixture.ts';

const COPIED = { 'site-config/messages.json': '', 'site-config/theme.json': '' };

/** The valid site with some changes, to be edited and read again; each call begins anew. */
export function setUpEditing() {
  const fixture = createFixture();
  const { root } = fixture;
  // One for all: compiling the schemas takes half a second.
  const load = createSiteConfigLoader(root);
  afterAll(fixture.remove);
  return (files: Files = {}) => {
    rmSync(join(root, 'site-config'), { recursive: true });
    fixture.restore({ ...VALID, ...COPIED });
    fixture.write(files);
    return {
      root,
      load,
      write: fixture.write,
      read: (file: string) =>
        existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined,
      /** Makes a plan come true, and gives what the validator then says. */
      edit(plan: (load: Load) => Plan) {
        const planned = plan(load);
        writeChanges(root, planned.changes);
        return { ...planned, problems: load().problems };
      },
    };
  };
}

/** What is known of the published pages of a site, their files by path, and whether visitors may therefore know `/sobre`. */
export const PUBLISHED: [
  what: string,
  published: [path: string, file: string][] | undefined,
  mayBeKnown: boolean,
][] = [
  ['that was published', [['/sobre', 'site-config/pages/sobre.json']], true],
  ['that was never published', [['/', 'site-config/pages/inicio.json']], false],
  ['that a build may leave out of its map', [['/', '']], true],
  ['of which nothing tells whether it was', undefined, true],
];

/** Loads the site as one of which that is known. */
export const knowing =
  (load: Load, published: (typeof PUBLISHED)[number][1]): Load =>
  (drafts) => {
    const loaded = load(drafts);
    return { ...loaded, site: { ...loaded.site, published: published && new Map(published) } };
  };
