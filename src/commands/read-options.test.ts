import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { projectRoot } from '../node/project.ts';
import { readOptions, SITE } from './read-options.ts';

const read = (...args: string[]) =>
  readOptions({
    name: 'npm run x',
    options: { ...SITE, port: { type: 'string' }, cold: { type: 'boolean' } },
    args,
  }).values;

it('reads the declared options', () => {
  expect(read('--site', '../a', '--port=5300', '--cold')).toEqual({
    site: '../a',
    port: '5300',
    cold: true,
  });
});

it.each([
  [['--sitee', '../x'], 'Opção desconhecida: “--sitee”. Você quis dizer “--site”?'],
  [['--prot', '5300'], 'Opção desconhecida: “--prot”. Você quis dizer “--port”?'],
  [['--cold', '-q'], 'Opção desconhecida: “-q”.'],
  [['--verbose'], 'Opção desconhecida: “--verbose”.'],
  [['../x'], 'Não sei o que fazer com “../x”.'],
  [['--port'], 'Falta o valor de --port.'],
  [['--site', '--cold'], 'Falta o valor de --site.'],
  [['--site='], 'Falta o valor de --site.'],
  [['a', '--colt'], 'Opção desconhecida: “--colt”. Você quis dizer “--cold”?'],
  [['--cold=yes'], 'A opção --cold não leva valor.'],
  [['--lang', 'xx'], 'Não há o idioma “xx”. Escreva --lang en, es ou pt-BR.'],
])('%j is refused', (args, message) => {
  expect(() => read(...args)).toThrow(
    `${message} O comando npm run x conhece --site, --port, --cold e --lang.`,
  );
});

it('reports an unknown option of a command without options', () => {
  expect(() => readOptions({ name: 'npm run access', options: {}, args: ['--fast'] })).toThrow(
    'Opção desconhecida: “--fast”. O comando npm run access conhece --lang.',
  );
});

it('reads the language of each command', () => {
  expect(read('--lang', 'pt').lang).toBe('pt');
  expect(read('--lang=en-GB').lang).toBe('en-GB');
});

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const entry = /^node (?:scripts\/run\.mjs )?(\S+\.(?:ts|mjs))/.exec(script)?.[1];
  return entry && !name.startsWith('bench:') ? [[name, entry] as const] : [];
});

test.each(commands)('npm run %s (%s) uses readOptions', (_name, entry) => {
  const code = OTHER_FILES[entry] ?? entry.replace(/\.mjs$/, '.ts');
  expect(readFileSync(join(projectRoot, code), 'utf8')).toContain('readOptions({');
});

/** Commands that are tried without a process read their options in a file beside. */
const OTHER_FILES: Record<string, string> = {
  'scripts/validate.ts': 'src/commands/validate.ts',
  'scripts/import.ts': 'src/commands/import/read-arguments.ts',
  'scripts/page.ts': 'src/commands/page/read-arguments.ts',
  'scripts/upgrade.ts': 'src/commands/upgrade/run-upgrade.ts',
};

test.each(['scripts/dev.ts', 'scripts/start.ts'])(
  '%s does nothing if an option is misspelt',
  (file) => {
    const args = ['scripts/run.mjs', file, '--sitee', 'examples/pottery'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: projectRoot,
      encoding: 'utf8',
      timeout: 60_000, // before this was refused, a server was started
    });
    expect(stderr).toMatch(/^Opção desconhecida: “--sitee”\. Você quis dizer “--site”\?/);
    expect([status, stdout]).toEqual([1, '']);
  },
);

test.each([
  [['--lang', 'en'], 'pt_BR.UTF-8'],
  [[], 'en_US.UTF-8'],
])('a mistake is told in the language of whoever types: %j, LANG=%s', (args, locale) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/build.ts', '--sitee', ...args],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, TOOLS_LANGUAGE: '', LC_ALL: '', LC_MESSAGES: '', LANG: locale },
    },
  );
  expect(stderr).toMatch(/^Unknown option: “--sitee”\. Did you mean “--site”\?/);
  expect([status, stdout]).toEqual([1, '']);
});
