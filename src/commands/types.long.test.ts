import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheDir, projectRoot } from '../node/project.ts';
import { writeTypes } from './write-types.ts';

let copy: string;
beforeEach(() => {
  mkdirSync(cacheDir, { recursive: true }); // inside the project, so that node_modules is found
  copy = mkdtempSync(join(cacheDir, 'types-'));
  for (const name of ['src', 'schema', 'supabase', 'docs', '.github'])
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  const include = [
    'src/blocks/sections.gen.ts',
    'src/ui/data/virtual.d.ts',
    'src/ui/theme/site-theme.ts',
  ];
  const config = { extends: '../../tsconfig.json', include };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
});
afterEach(() => rmSync(copy, { recursive: true }));

const write = (file: string, text: string) => {
  const path = join(copy, 'src/blocks/sections/pull-quote', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

test('a section type is one folder: what it lacks is told, then nothing else is edited', async () => {
  const words = { title: 'Frase', description: 'A frase.', text: 200 };
  write(
    'schema.json',
    JSON.stringify({
      title: 'Citação',
      typeName: 'PullQuoteSection',
      guide: 'uma frase grande',
      synonyms: ['aspas'],
      required: ['words'],
      properties: { words },
    }),
  );
  await expect(writeTypes(copy, true)).rejects.toThrow(
    "src/blocks/sections/pull-quote/pull-quote.tsx precisa ter: export function PullQuote({ section }: { section: SectionOf<'pull-quote'> })",
  );
  write(
    'pull-quote.tsx',
    `import type { SectionOf } from '../../../ui/data/types.ts';
export function PullQuote({ section }: { section: SectionOf<'pull-quote'> }) {
  return <blockquote>{section.words}</blockquote>;
}
`,
  );
  await expect(writeTypes(copy, true)).rejects.toThrow('Os arquivos gerados não estão em dia');
  await writeTypes(copy, false);
  await writeTypes(copy, true);
  expect(read('src/types/config.gen.ts')).toContain('export interface PullQuoteSection {');
  expect(read('src/types/config.gen.ts')).not.toContain('Citação');
  expect(read('src/blocks/sections.gen.ts')).toContain("'pull-quote': lazyComponent(");
  expect(read('src/blocks/traits.gen.ts')).toContain("'pull-quote': { mayLackTitle: true },");
  expect(read('src/blocks/names.gen.ts')).toContain('["citação","aspas"]');
  expect(read('docs/guia-do-editor.md')).toContain('| `pull-quote` | uma frase grande |');
  expect(read('docs/editors-guide.md')).toContain('| `pull-quote` | uma frase grande |');
  expect(read('docs/guia-del-editor.md')).toContain('| `pull-quote` | uma frase grande |');
  const tsc = join(projectRoot, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['--project', '.'], { cwd: copy, encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
