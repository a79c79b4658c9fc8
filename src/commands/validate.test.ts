import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFixture, PROJECT, slip } from '../content/testing/fixture.ts';
import { runValidate } from './validate.ts';

const fixture = createFixture();
afterAll(fixture.remove);

const COMMAND = [join(PROJECT, 'scripts/run.mjs'), join(PROJECT, 'scripts/validate.ts')];

/** As it is run; what it says is a process's own. */
function command(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...COMMAND, ...args], {
    encoding: 'utf8',
    cwd: fixture.root,
  });
  return { status, stdout, stderr };
}

/** The same without a process. */
function validate(...args: string[]) {
  let stdout = '';
  const say = (text: string) => {
    stdout += text;
  };
  const status = runValidate({ args, root: fixture.root, say, colors: false });
  return { status, stdout };
}

describe('validate', () => {
  it('exits with 0 if there are only warnings, and says so', () => {
    fixture.write({ 'site-config/known-missing.json': { paths: ['/nunca'] } });
    const { status, stdout } = validate();
    fixture.restore({ 'site-config/known-missing.json': '' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/avisos? em \d+ arquivos?\. Nada impede a publicação: 3 páginas,/);
  });

  it('exits with 1 if there are errors, and prints only JSON if asked', () => {
    fixture.write({ 'site-config/pages/nova.json': '{' });
    const json = command('--site', fixture.root, '--format', 'json');
    const github = validate('--format=github');
    fixture.restore({ 'site-config/pages/nova.json': '' });
    expect(json.status).toBe(1);
    expect(json.stderr).toBe('');
    const place = { severity: 'error', file: 'site-config/pages/nova.json', line: 1, column: 1 };
    expect(JSON.parse(json.stdout).problems).toContainEqual(expect.objectContaining(place));
    expect(github.stdout).toMatch(/^::error file=site-config\/pages\/nova\.json,line=1,col=1,/m);
  });

  it('fixes certain mistakes with --fix, and only shows the fixes with --dry-run', () => {
    const file = 'site-config/redirects.json';
    const wrong = '{\n  "redirects": [{ "form": "/quem-somos", "to": "/sobre", }]\n}\n';
    fixture.write({ [file]: wrong });
    const read = () => readFileSync(join(fixture.root, file), 'utf8');
    expect(validate().stdout).toMatch(
      /\n2 problemas têm uma só correção, que este comando faz: npm run validate -- --fix\n$/,
    );
    const shown = validate('--fix', '--dry-run');
    expect(shown.status).toBe(1);
    expect(shown.stdout).toContain('Seria corrigido (nada foi gravado):');
    expect(shown.stdout).toContain('2 + "redirects": [{ "from": "/quem-somos", "to": "/sobre" }]');
    expect(read()).toBe(wrong);
    const done = validate('--fix');
    expect(done.status).toBe(0);
    expect(done.stdout).toMatch(/^Corrigido:\n {2}site-config\/redirects\.json: [\s\S]+Tudo certo/);
    expect(read()).toBe('{\n  "redirects": [{ "from": "/quem-somos", "to": "/sobre" }]\n}\n');
    expect(validate('--fix').stdout).toMatch(/^Nada tem uma só correção/);
    fixture.restore({ [file]: '' });
  });

  it('offers no fix that --fix would not make', () => {
    const file = 'site-config/pages/sobre.json';
    const long = `"titel": "${'Sobre '.repeat(40)}"`;
    fixture.write(slip(file, /"title": "Título de [^"]*"/, long));
    expect(validate().stdout).toContain('→ Escreva "title".');
    expect(validate().stdout).not.toContain('--fix');
    expect(validate('--fix').stdout).toMatch(/^Nada tem uma só correção possível/);
    fixture.restore({ [file]: '' });
  });

  it('exits with 2 and a message on stderr if it cannot run', () => {
    const { status, stdout, stderr } = command('--site', join(fixture.root, 'public'));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^Não há uma pasta site-config/);
    const cannotRun = (message: RegExp) =>
      expect.objectContaining({ exitCode: 2, message: expect.stringMatching(message) });
    for (const [args, message] of [
      [['--format', 'jsom'], /^Formato desconhecido: “jsom”\. Você quis dizer “json”\?/],
      [['--dry-run'], /^--dry-run só vale com --fix/],
      [['--fixx'], /^Opção desconhecida: “--fixx”\. Você quis dizer “--fix”\?/],
    ] as const)
      expect(() => validate(...args)).toThrow(cannotRun(message));
    fixture.write({ 'schema/page.schema.json': '{' });
    expect(() => validate()).toThrow(cannotRun(/não é um JSON válido/));
  });

  it('reports again after each change, in lines that the VS Code task parses', async () => {
    const site = createFixture();
    const tasks = JSON.parse(readFileSync(join(PROJECT, '.vscode/tasks.json'), 'utf8')).tasks;
    const task = tasks.find((task: { isBackground?: boolean }) => task.isBackground);
    const { pattern, background } = task.problemMatcher;
    const args: string[] = task.command.split(' -- ')[1].split(' ');
    const child = spawn(process.execPath, [...COMMAND, ...args, '--site', site.root]);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    /** What is told from now on until the closing line. */
    const printed = async () => {
      const ends = new RegExp(background.endsPattern, 'm');
      while (!ends.test(output)) {
        if (child.exitCode !== null) throw new Error(`It ended: ${output}`);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
      const text = output;
      output = '';
      expect(text).toMatch(new RegExp(background.beginsPattern, 'm'));
      return text.split('\n').flatMap((line) => {
        const found = new RegExp(pattern.regexp).exec(line);
        return found ? [found.slice(1, 5).join(' ')] : [];
      });
    };
    try {
      expect(await printed()).toEqual([]);
      const home = 'site-config/pages/inicio.json';
      site.write(slip(home, '/sobre#historia', '/sobe'));
      expect(await printed()).toEqual([expect.stringMatching(`^${home} \\d+ \\d+ error$`)]);
      site.restore({ [home]: '' });
      expect(await printed()).toEqual([]);
    } finally {
      child.kill();
      site.remove();
    }
  });
});
