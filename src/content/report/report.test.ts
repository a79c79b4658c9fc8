import { afterAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../node/disk-files.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import type { Problem } from '../read/words/problem.ts';
import { artigo, diario } from '../testing/diario.ts';
import { createFixture } from '../testing/fixture.ts';
import { reports } from './report.ts';

const fixture = createFixture({
  'site-config/pages/a,b: c.json': `{\t"a": 1,\n${' '.repeat(200)}"b": 2}`,
});
const valid = createFixture();
afterAll(fixture.remove);
afterAll(valid.remove);

const problem: Problem = {
  severity: 'error',
  code: 'link-missing',
  file: 'site-config/pages/a,b: c.json',
  line: 1,
  column: 8,
  pointer: '/a',
  message: '100%\nde erro',
  hint: 'Corrija.',
};
const options = { files: diskFiles(fixture.root) };

describe('reports', () => {
  it('escapes text that GitHub would read as a command', () => {
    expect(reports.github([problem])).toBe(
      '::error file=site-config/pages/a%2Cb%3A c.json,line=1,col=8,title=link-missing::100%25%0Ade erro%0ACorrija.\n',
    );
    expect(reports.github([])).toBe('');
  });

  it('returns the problems as JSON', () => {
    expect(JSON.parse(reports.json([problem], options))).toEqual({ problems: [problem] });
  });

  it('includes the lines that a fix changes in the JSON, for readers without the files', () => {
    const file = problem.file;
    const fix = [{ file, offset: 3, length: 1, text: 'b' }];
    const { problems } = JSON.parse(reports.json([{ ...problem, fix }], options));
    expect(problems[0].corrections).toEqual([
      { file, line: 1, before: '{\t"a": 1,', after: '{\t"b": 1,' },
    ]);
  });

  it('points at the right column in lines with tabs and in long lines', () => {
    const far = { ...problem, line: 2, column: 204 };
    expect(reports.text([problem, far], options)).toMatchInlineSnapshot(`
      "site-config/pages/a,b: c.json

        erro site-config/pages/a,b: c.json:1:8
          100%
          de erro
          1 │ { "a": 1,
                     ^
          → Corrija.

        erro site-config/pages/a,b: c.json:2:204
          100%
          de erro
          2 │ …                                         "b": 2}
                                                           ^
          → Corrija.

      2 erros em 1 arquivo.
      "
    `);
  });

  it('summarises a valid site', () => {
    const { config } = createSiteConfigLoader(valid.root)();
    expect(reports.text([], { files: diskFiles(valid.root), config })).toBe(
      'Tudo certo: 3 páginas, 1 formulário, 1 coleção.\n',
    );
  });

  it('counts collections with a file for each record too', () => {
    const own = createFixture(diario({ primeiro: artigo() }));
    const { config } = createSiteConfigLoader(own.root)();
    expect(reports.text([], { files: diskFiles(own.root), config })).toContain('2 coleções');
    own.remove();
  });

  it('uses colours only if asked to', () => {
    expect(reports.text([problem], options)).not.toContain('\u001b');
    expect(reports.text([problem], { ...options, colors: true })).toContain(
      '\u001b[31merro\u001b[0m',
    );
  });
});
