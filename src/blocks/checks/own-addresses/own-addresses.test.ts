import { describe, expect, it } from 'vitest';
import { page } from '../../../content/testing/fixture.ts';
import { setUpFindings } from '../../../content/testing/set-up-reports.ts';
import { SITE_DATA_URL, WRITTEN_FILES } from '../../../hosting/own-addresses.ts';
import { checkOwnAddresses } from './own-addresses.ts';

const NOVA = 'site-config/pages/nova.json';
const findings = setUpFindings(...checkOwnAddresses.codes);

describe('reserved addresses', () => {
  it.each(['/index', '/sobre/index'])('reports %s as the path of a page', (path) => {
    const message = `O endereço “${path}” é do próprio site: é o arquivo de uma página inicial.`;
    const expected = [[NOVA, '/path', message, 'Escolha outro endereço.']];
    expect(findings({ [NOVA]: page(path) })).toEqual(expected);
  });

  it.each([
    ['/assets/x', 'ali fica o programa do site'],
    ['/assets', 'ali fica o programa do site'],
    ['/og/x', 'ali ficam as imagens para redes sociais'],
    ['/auth/v1/token', 'ali respondem as contas dos visitantes'],
    ['/rest/v1', 'ali respondem as contas dos visitantes'],
  ])('reports %s as the path of a page and of a redirect', (path, what) => {
    const texts = [`O endereço “${path}” é do próprio site: ${what}.`, 'Escolha outro endereço.'];
    expect(findings({ [NOVA]: page(path) })).toEqual([[NOVA, '/path', ...texts]]);
    const redirects = { redirects: [{ from: path, to: '/' }] };
    const file = 'site-config/redirects.json';
    expect(findings({ [file]: redirects })).toEqual([[file, '/redirects/0/from', ...texts]]);
  });

  it('reports files of public/ at reserved addresses', () => {
    const files = [...WRITTEN_FILES, SITE_DATA_URL, '/index.html', '/_page/a.json', '/__local/a'];
    const found = findings(Object.fromEntries(files.map((file) => [`public${file}`, 'x'])));
    expect(found).toHaveLength(files.length);
    expect(found[0]).toEqual([
      'site-config/site.json',
      '',
      expect.stringMatching(/^O arquivo public\/.+ está em um endereço do próprio site: .+\.$/),
      'Dê outro nome ao arquivo, ou tire-o da pasta public/.',
    ]);
  });

  it.each(['public/sobre.html', 'public/sobre'])('reports %s, which would hide a page', (file) => {
    expect(findings({ [file]: 'x' })).toEqual([
      [
        'site-config/pages/sobre.json',
        '/path',
        `O endereço “/sobre” já é do arquivo ${file}.`,
        'Escolha outro endereço, ou dê outro nome ao arquivo.',
      ],
    ]);
  });

  it('accepts similar addresses that are free', () => {
    for (const path of ['/indexar', '/assetsx', '/auth', '/auth/v2', '/lp/og'])
      expect(findings({ [NOVA]: page(path) })).toEqual([]);
  });
});
