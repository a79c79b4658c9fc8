import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSiteConfigLoader } from '../index.ts';
import { createFixture } from '../testing/fixture.ts';
import { ofNoCheck, setUpReports } from '../testing/set-up-reports.ts';

const reportOf = setUpReports(ofNoCheck);

const CASES = {
  'a missing file': { 'site-config/navigation.json': undefined },
  'files without a place': {
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
};

describe('the files of site-config/', () => {
  it.each(Object.entries(CASES))('%s', (_, changes) => {
    expect(reportOf(changes).text).toMatchSnapshot();
  });

  it('may not be symbolic links, even to themselves', () => {
    const fixture = createFixture();
    symlinkSync('/etc', join(fixture.root, 'site-config/pages/fora'));
    symlinkSync('volta.json', join(fixture.root, 'site-config/pages/volta.json'));
    const problems = createSiteConfigLoader(fixture.root)().problems.filter(ofNoCheck);
    fixture.remove();
    expect(problems.map(({ message }) => message)).toEqual([
      '“fora” é um atalho (link simbólico), que não é aceito aqui.',
      '“volta.json” é um atalho (link simbólico), que não é aceito aqui.',
    ]);
  });
});
