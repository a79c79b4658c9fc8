import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { onlyLive } from '../../content/compile/only-live.ts';
import { TEMPLATES, templateName } from '../../content/edit/templates.ts';
import { clockIn } from '../../content/node/machine.ts';
import { openJournal } from '../../content/node/write-changes.ts';
import { setUpEditing } from '../../content/testing/edited-site.ts';
import { PROJECT } from '../../content/testing/fixture.ts';
import type { Wording } from '../../words/message.ts';
import { worded } from '../../words/reader.ts';
import { type Asker, nobody } from './asker.ts';
import { runPage } from './run-page.ts';

const open = setUpEditing();
let site: ReturnType<typeof open>;
beforeEach(() => {
  site = open();
});

const SOBRE = 'site-config/pages/sobre.json';

/** What is said, and thrown. */
async function page(args: string[], ask: Asker = nobody) {
  const printed: string[] = [];
  const say = (text: string) => printed.push(text);
  const error: unknown = await runPage({ args, root: site.root, ask, say, colors: false }).catch(
    (thrown) => thrown,
  );
  return { said: printed.join('\n'), error: error instanceof Error ? error.message : undefined };
}

/** Somebody who answers so, one question after the other. */
function answering(...answers: (string | boolean)[]): Asker & { asked: string[] } {
  const asked: string[] = [];
  const next = async (question: Wording) => {
    asked.push(worded(question));
    return answers.shift() as never;
  };
  return {
    asked,
    text: ({ question }) => next(question),
    choose: ({ question }) => next(question),
    confirm: next,
  };
}

describe('npm run page', () => {
  it('only shows the changes without a terminal and without --yes', () => {
    const before = site.read('site-config/navigation.json');
    const run = join(PROJECT, 'scripts/run.mjs');
    const main = join(PROJECT, 'scripts/page.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [run, main, 'renomear', 'sobre', '/empresa', '--site', site.root],
      { encoding: 'utf8', input: '' },
    );
    expect(status).toBe(1);
    expect(stdout).toContain(
      `${SOBRE} → site-config/pages/empresa.json\n      2 - "path": "/sobre",`,
    );
    expect(stdout).toContain('2 + "path": "/empresa",');
    expect(stderr).toBe(
      'Nada foi feito: não há um terminal para perguntar. Para fazer assim mesmo, acrescente --yes.\n',
    );
    expect(site.read('site-config/navigation.json')).toBe(before);
    expect(site.read(SOBRE)).toBeDefined();
  });

  it('creates, renames and removes pages', async () => {
    expect((await page(['nova', '/plano', 'Plano anual', '--sim'])).error).toBeUndefined();
    expect((await page(['move', '/plano', '/planos', '--yes'])).error).toBeUndefined();
    const { said: printed, error } = await page(['apagar', '/sobre', '--para=planos', '--sim']);
    expect(error).toBeUndefined();
    expect(printed).toMatch(
      /até você tirar cada um[\s\S]*navigation\.json:\d+ {2}\/sobre#historia/,
    );
    const { problems, config } = site.load();
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['sample-text']));
    expect(config?.redirects.redirects).toEqual([
      { from: '/quem-somos', to: '/planos' },
      { from: '/plano', to: '/planos' },
      { from: '/sobre', to: '/planos' },
    ]);
  });

  it('removes a page that was never published without a redirect', async () => {
    const { said, error } = await page(['remove', '/sobre', '--to', '/', '--no-redirect', '--yes']);
    expect(error).toBeUndefined();
    expect(said).toMatch(/Ficam com o novo link[\s\S]*em \/sobre não há mais nada/);
    const { problems, config } = site.load();
    expect(problems).toEqual([]);
    expect(config?.redirects.redirects).toEqual([{ from: '/quem-somos', to: '/' }]);
    expect(site.read('site-config/navigation.json')).not.toContain('/sobre');
  });

  it('removes a page without a redirect and a target, unless links lead there', async () => {
    await page(['nova', '/plano', 'Plano anual', '--sim']);
    const { error: unsaid } = await page(['remove', '/plano', '--yes']);
    expect(unsaid).toMatch(/podem conhecer \/plano: diga com --to .* Com --no-redirect/);
    const { said, error } = await page(['remove', '/plano', '--no-redirect', '--yes']);
    expect(error).toBeUndefined();
    expect(said).toContain('em /plano não há mais nada.');
    const { problems, config, site: after } = site.load();
    expect([problems, after.pages.has('/plano')]).toEqual([[], false]);
    expect(config?.redirects.redirects).toEqual([{ from: '/quem-somos', to: '/sobre' }]);
    const { error: refused } = await page(['remove', '/sobre', '--no-redirect', '--yes']);
    expect(refused).toMatch(
      /^\d+ links levam a \/sobre, o primeiro em site-config\S+: diga com --to/,
    );
    expect(site.read(SOBRE)).toBeDefined();
  });

  it('knows templates by their English names', async () => {
    await page(['new', '/plan', 'Annual plan', '--template', 'service', '--yes']);
    const { error } = await page(['nova', '/plano', 'Annual plan', '--modelo=servico', '--sim']);
    expect(error).toBeUndefined();
    const text = (path: string) => site.load().site.pages.get(path)?.text;
    expect(text('/plan')).toBe(text('/plano')?.replace('"/plano"', '"/plan"'));
  });

  it('names all templates in its help', async () => {
    const { said } = await page(['--help']);
    for (const id of Object.keys(TEMPLATES)) expect(said).toContain(worded(templateName(id)));
  });

  it('asks for every argument that was not typed', async () => {
    const made = answering('new', 'campanha', 'Plano anual', 'plano', 'live', true);
    expect((await page([], made)).error).toBeUndefined();
    expect(made.asked).toHaveLength(6);
    const moved = answering('/plano', '/planos', true);
    expect((await page(['move'], moved)).error).toBeUndefined();
    expect((await page(['remove'], answering('/planos', '/sobre', false))).error).toBe(
      'Nada foi feito.',
    );
    expect(site.load().site.pages.get('/planos')?.text).toContain('"form": "contato"');
  });

  it('finds words in all texts, with page and position, and replaces them', async () => {
    const found = await page(['buscar', 'HISTORIA']);
    expect(found.said).toBe('Nenhum texto do site tem “HISTORIA”.');
    const { said: printed } = await page(['find', 'valores']);
    expect(printed).toContain(
      'site-config/pages/sobre.json:29  Seção 3 (Cartões) › Título\n    Valores',
    );
    expect(printed).toMatch(/\n\n1 texto em 1 arquivo\.$/);
    const before = site.read(SOBRE);
    expect((await page(['replace', 'valores', 'princípios'])).error).toContain('--yes');
    expect(site.read(SOBRE)).toBe(before);
    expect((await page(['trocar', 'valor', 'x', '--palavras-inteiras', '--sim'])).error).toContain(
      '“valor”',
    );
    expect((await page(['find', 'valor', '--whole-words'])).said).toContain('“valor”');
    const replaced = await page(['trocar', 'valores', 'princípios', '--sim']);
    expect(replaced.said).toContain('Trocar “valores” por “princípios” em 1 texto');
    expect(site.read(SOBRE)).toBe(before?.replace('"Valores"', '"Princípios"'));
  });

  it('creates a draft, which no build contains', async () => {
    await page(['nova', '/plano', 'Plano anual', '--rascunho', '--sim']);
    expect(site.load().site.pages.get('/plano')?.text).toMatch(/^\{\n {2}"draft": true,\n/);
    const asked = answering('texto', 'draft', true);
    expect((await page(['new', '/preco', 'Preço'], asked)).error).toBeUndefined();
    const { problems, config } = site.load();
    expect(problems).toEqual([]);
    const { pages } = onlyLive(config!, clockIn('UTC'));
    expect(pages.map(({ page }) => page.path)).not.toContain('/plano');
    expect(pages.map(({ page }) => page.path)).not.toContain('/preco');
  });

  it('undoes the changes of an interrupted run', async () => {
    openJournal(site.root, [{ file: SOBRE, before: site.read(SOBRE)!, after: null }]);
    rmSync(join(site.root, SOBRE));
    const { said: printed, error } = await page(['move', '/sobre', '/empresa', '--yes']);
    expect(error).toBeUndefined();
    expect(printed).toMatch(
      /^Uma mudança interrompida foi desfeita: site-config\/pages\/sobre\.json/,
    );
  });

  it.each([
    [[], /^Diga o que fazer\./],
    [['mover', '/a', '/b'], /^Não conheço “mover”\. Você quis dizer “move”\? Escreva new/],
    [['move', '/sobre'], /^Escreva: npm run page -- move/],
    [['new', '/plano'], /^Falta o título\. Escreva: npm run page -- new/],
    [['new', '/plano', 'Plano', 'anual'], /^Sobrou “anual”\. Um título com espaços/],
    [['remove', '/sobre', '/'], /^Diga para onde o endereço leva com --to: --to \//],
    [['move', '/sobre', '/b', '--force'], /^Opção desconhecida: “--force”/],
    [['apagar', '/sobre', '--pra=/'], /^Opção desconhecida: “--pra”\. Você quis dizer “--para”\?/],
  ])('%j: explains the usage', async (args, message) => {
    const { said: printed, error } = await page(args);
    expect(printed).toBe('');
    expect(error).toMatch(message);
  });
});

describe('page show and page set', () => {
  const json = async (...args: string[]) => {
    const { said, error } = await page([...args, '--format', 'json']);
    return { ...JSON.parse(said), thrown: error };
  };
  const title = () => JSON.parse(site.read(SOBRE) ?? '').meta.title;

  it('show lists the pages, and shows a section or a value of any file', async () => {
    expect((await json('show')).pages.map(({ path }: { path: string }) => path)).toContain(
      '/sobre',
    );
    expect(await json('show', '/sobre#historia', '/type')).toMatchObject({
      file: SOBRE,
      pointer: '/sections/1/type',
      value: 'prose',
    });
    const { said } = await page(['mostrar', 'redirects.json', '/redirects']);
    expect(JSON.parse(said)).toEqual([{ from: '/quem-somos', to: '/sobre' }]);
  });

  it('set changes a value, inserts one and takes one away, of JSON or of a text', async () => {
    await page(['set', '/sobre', '/meta/title', 'Sobre nós', '--yes']);
    expect(title()).toBe('Sobre nós');
    const link = '{ "from": "/antiga", "to": "/" }';
    await page(['definir', 'redirects.json', '/redirects/0', link, '--insert', '--sim']);
    await page(['set', 'redirects.json', '/redirects/1', '--clear', '--yes']);
    expect(JSON.parse(site.read('site-config/redirects.json') ?? '').redirects).toEqual([
      { from: '/antiga', to: '/' },
    ]);
  });

  it('set for programs says what would change, and with --yes changes it', async () => {
    const before = title();
    const { stamp } = await json('show', '/sobre');
    const set = ['set', '/sobre', '/meta/title', 'Outro', '--stamp', stamp];
    expect(await json(...set)).toMatchObject({ written: false, changes: [{ file: SOBRE }] });
    expect(title()).toBe(before);
    expect(await json(...set, '--yes')).toMatchObject({ written: true });
    const again = await json(...set, '--yes');
    expect(again.error).toContain('mudou desde que você o leu');
    expect(again.thrown).toBe(again.error);
  });

  it('set is refused with the problems that it would cause', async () => {
    const { error, problems } = await json('set', '/sobre', '/sections/0/type', 'herói', '--yes');
    expect(error).toContain('“herói”');
    expect(problems).toMatchObject([
      { file: SOBRE, pointer: '/sections/0/type', severity: 'error' },
    ]);
  });

  it.each([
    [['set', '/sobre', '/meta/title'], 'Escreva: npm run page -- set'],
    [['set', '/sobre', '/meta/title', 'a', '--clear'], 'Escreva: npm run page -- set'],
    [['set', '/sobre', '/meta/title', 'a', 'b'], '“b”'],
    [['set', '/sobre', '/meta/title', ''], 'page -- set /sobre /meta/title --clear'],
    [['set', 'site-config/../x.json', '', '{}', '--yes'], 'não tem lugar'],
    [['set', '/nada', '/meta', '1', '--yes'], 'Não há página em “/nada”'],
    [['show', '/sobre', '--format', 'xml'], '“xml”'],
  ])('%j says what to write', async (args, message) => {
    expect((await page(args)).error).toContain(message);
  });
});
