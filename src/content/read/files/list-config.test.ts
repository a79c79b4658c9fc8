import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFiles } from '../../node/disk-files.ts';
import { createSiteConfigLoader } from '../../node/site-config-loader.ts';
import { formatText } from '../../report/text.ts';
import { createFixture } from '../../testing/fixture.ts';
import { ofNoCheck, setUpReports } from '../../testing/set-up-reports.ts';
import { type Reported, testReported } from '../../testing/test-check.ts';

const CASES: Reported = {
  'a missing file': [{ 'site-config/navigation.json': undefined }, 'file-missing 1:1'],
  'files that do not belong there': [
    {
      'site-config/temas.json': {},
      'site-config/sites.json': {},
      'site-config/collections/parceiros.json': {},
      'site-config/collections/partner.json': {},
      'site-config/forms/Fale Conosco.json': {},
      'site-config/forms/antigos/a.json': {},
      'site-config/page/a.json': {},
      'site-config/pages/foto.png': 'x',
      'site-config/pages/nova.JSON': {},
      'site-config/pages/.DS_Store': 'x',
    },
    'file-unknown collections/parceiros.json#1:1',
    'file-unknown collections/partner.json#1:1',
    'file-unknown forms/Fale Conosco.json#1:1',
    'file-unknown forms/antigos#1:1',
    'file-unknown page#1:1',
    'file-unknown pages/foto.png#1:1',
    'file-unknown pages/nova.JSON#1:1',
    'file-unknown sites.json#1:1',
    'file-unknown 1:1',
  ],
};

/** Code and file of each problem of the valid site with something more in it, and the report. */
function toldOf(add: (root: string) => void): { found: string[]; text: string } {
  const fixture = createFixture();
  add(fixture.root);
  const problems = createSiteConfigLoader(fixture.root)().problems.filter(ofNoCheck);
  const text = formatText(problems, { files: diskFiles(fixture.root) });
  fixture.remove();
  return { found: problems.map(({ code, file }) => `${code} ${file}`), text };
}

describe('the files of site-config/', () => {
  testReported(setUpReports(ofNoCheck), CASES);

  it('may not be symbolic links, even to themselves', () => {
    const { found } = toldOf((root) => {
      symlinkSync('/etc', join(root, 'site-config/pages/fora'));
      symlinkSync('volta.json', join(root, 'site-config/pages/volta.json'));
    });
    expect(found).toEqual([
      'file-unknown site-config/pages/fora',
      'file-unknown site-config/pages/volta.json',
    ]);
  });

  it.each(['site-config/pages/nova.json', 'public/imagens/nova.svg'])(
    'may not be links: the target of %s is not read',
    (file) => {
      const { found, text } = toldOf((root) => {
        writeFileSync(join(root, 'segredo'), 'o segredo desta máquina');
        symlinkSync('../../segredo', join(root, file));
      });
      expect(found).toEqual([expect.stringMatching(`^file-unknown ${file}`)]);
      expect(text).not.toContain('o segredo');
    },
  );

  it.each(['site-config/pages/nova.json', 'public/imagens/nova.svg'])(
    'are regular files: a pipe at %s does not block',
    (file) => {
      const { found } = toldOf((root) => execFileSync('mkfifo', [join(root, file)]));
      expect(found).toEqual([expect.stringMatching(`^file-unknown ${file}`)]);
    },
  );
});
