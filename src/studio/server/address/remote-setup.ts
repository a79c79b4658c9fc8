import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../node/project.ts';
import { languagesOf } from '../../../words/node/plain.mjs';
import type { RemoteSetup } from '../../shared/remote-site.ts';
import type { DiskSite } from '../workspace/disk-site.ts';
import { setupOf } from '../workspace/setup.ts';

/** What a window at an address is set up with, but what has an address of its own there. */
export function remoteSetup(site: DiskSite): RemoteSetup {
  // It is shown for the moment at which somebody looks.
  const { id: _, now: __, ...setup } = setupOf(site);
  return { ...setup, fonts: fontsOf(site.root), languages: languagesOf(site.root) };
}

/** The packages of fonts that a build has. */
export const fontsOf = (root: string): string[] =>
  [...new Set([root, projectRoot])].flatMap((place) =>
    ['@fontsource-variable', '@fontsource'].flatMap((scope) => {
      const folder = join(place, 'node_modules', scope);
      return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
    }),
  );
