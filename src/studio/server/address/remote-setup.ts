import { fontPackagesIn, fontRanges } from '../../../node/font-files.ts';
import { projectRoot } from '../../../node/project.ts';
import { languagesOf } from '../../../words/node/plain.mjs';
import type { RemoteSetup } from '../../shared/remote-site.ts';
import type { DiskSite } from '../workspace/disk-site.ts';
import { setupOf } from '../workspace/setup.ts';

/** What a window at an address is set up with, but what has an address of its own there. */
export function remoteSetup(site: DiskSite): RemoteSetup {
  // It is shown for the moment at which somebody looks.
  const { id: _, now: __, ...setup } = setupOf(site);
  const fonts = fontPackagesIn([site.root, projectRoot]);
  return { ...setup, fonts, fontRanges: rangesOf(fonts), languages: languagesOf(site.root) };
}

const rangesOf = (fonts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    fonts.flatMap((name) => {
      const [, family] = name.split('@fontsource-variable/');
      const ranges = family && fontRanges(family);
      return ranges ? [[name, ranges]] : [];
    }),
  );
