import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { biomeProgram } from '../../node/biome.ts';
import { templatesFor } from '../node/templates.ts';
import type { Problem } from '../read/words/problem.ts';
import { setUpEditing } from '../testing/edited-site.ts';
import { PROJECT, page, prose } from '../testing/fixture.ts';
import { newPage } from './new-page.ts';
import { LONGEST_TITLE } from './pages.ts';
import { TEMPLATES } from './templates.ts';

const open = setUpEditing();
const EVENT = { day: '2027-05-20', from: '09:00', to: '12:30', place: 'Cotia, SP' };
const TITLES = ['A', 'Aspas "retas" e \\ barras {form}', 'á'.repeat(LONGEST_TITLE)];

/** Where the pages stay, to be looked at by one start of the formatter. */
const made = mkdtempSync(join(tmpdir(), 'new-pages-'));
afterAll(() => rmSync(made, { recursive: true }));

const codesOf = (problems: readonly Problem[]) => [...new Set(problems.map(({ code }) => code))];

describe('newPage', () => {
  it.each(
    Object.keys(TEMPLATES).flatMap((template) => TITLES.map((title) => [template, title] as const)),
  )('%s: %s is valid at once', (template, title) => {
    const site = open();
    const path = '/planos/plano-anual';
    const { problems } = site.edit((load) =>
      newPage(load, { path, title, template }, templatesFor(site.root)),
    );
    expect(codesOf(problems)).toEqual(['sample-text']);
    const file = 'site-config/pages/planos/plano-anual.json';
    const opening = template === 'case' ? { type: 'case-study' } : { title };
    const text = site.read(file)!;
    expect(JSON.parse(text)).toMatchObject({ path, sections: { 0: opening } });
    writeFileSync(join(made, `${template}-${TITLES.indexOf(title)}.json`), text);
  });

  it('formats a page as the formatter does', () => {
    const { status, stderr } = spawnSync(
      biomeProgram(),
      ['format', `--config-path=${join(PROJECT, 'biome.content.json')}`, made],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('a list of posts comes with the page of each and a first draft, once', () => {
    const site = open();
    const plan = { path: '/diario', title: 'Diário', template: 'posts' };
    const { problems } = site.edit((load) => newPage(load, plan, templatesFor(site.root)));
    expect(codesOf(problems)).toEqual(['sample-text']);
    const post = site.read('site-config/collections/posts/primeiro-artigo.json')!;
    const { now, timeZone } = site.load().site.clock;
    const date = new Date(now).toLocaleDateString('sv', { timeZone });
    expect(JSON.parse(post)).toMatchObject({ draft: true, date });
    const pages = JSON.parse(site.read('site-config/records/posts.json')!);
    expect(pages).toMatchObject({
      path: '/diario/{id}',
      feed: { title: 'Diário | Forte' },
      sections: { 0: { title: { field: 'title' } } },
    });
    const again = { ...plan, path: '/noticias', title: 'Notícias' };
    expect(() => newPage(site.load, again, templatesFor(site.root))).toThrow(
      'site-config/records/posts.json',
    );
  });

  it('writes when and where an event is, from which its page shows the hours', () => {
    const site = open();
    const plan = { path: '/cafe', title: 'Café', template: 'evento', event: EVENT };
    const { problems } = site.edit((load) => newPage(load, plan, templatesFor(site.root)));
    expect(codesOf(problems)).toEqual(['sample-text']);
    const { sections } = JSON.parse(site.read('site-config/pages/cafe.json')!);
    expect(sections[1]).toMatchObject({
      startsAt: '2027-05-20T09:00:00-03:00',
      endsAt: '2027-05-20T12:30:00-03:00',
      place: 'Cotia, SP',
      showTime: true,
      facts: [{ label: '‹Preço›' }],
    });
  });

  it('writes the samples in the language of the site, and nothing that only one of its variants says', () => {
    const site = open();
    const details = site.read('site-config/site.json')!;
    const inBritain = details
      .replace('"pt-BR"', '"en-GB"')
      .replace('"America/Sao_Paulo"', '"Europe/London"');
    site.write({ 'site-config/site.json': inBritain });
    const plan = { path: '/coffee', title: 'Coffee', template: 'evento', event: EVENT };
    site.edit((load) => newPage(load, plan, templatesFor(site.root)));
    const text = site.read('site-config/pages/coffee.json')!;
    const { meta, sections } = JSON.parse(text);
    expect(meta.breadcrumb).toEqual({ label: 'Coffee' });
    expect(sections[1].startsAt).toBe('2027-05-20T09:00:00+01:00');
    expect(text).not.toMatch(/[à-ú]|May|AM/);
  });

  it('creates a separate form with the destination of the existing one', () => {
    const site = open();
    const plan = { path: '/cafe', title: 'Café: o 2º', template: 'evento', event: EVENT };
    const own = { ...plan, form: 'contato', ownForm: true };
    const { problems } = site.edit((load) => newPage(load, own, templatesFor(site.root)));
    expect(codesOf(problems)).toEqual(['sample-text']);
    const { sections } = JSON.parse(site.read('site-config/pages/cafe.json')!);
    expect(sections[2].form).toBe('cafe-o-2');
    const [copied, copy] = ['contato', 'cafe-o-2'].map((id) =>
      JSON.parse(site.read(`site-config/forms/${id}.json`)!),
    );
    expect(copy).toEqual({
      ...copied,
      title: 'Café: o 2º',
      submit: { ...copied.submit, formName: 'cafe_o_2' },
    });
    const again = { ...own, path: '/outro' };
    expect(() => newPage(site.load, again, templatesFor(site.root))).toThrow(
      /Já há um formulário “cafe-o-2”/,
    );
  });

  it('removes the new address from the known missing pages', () => {
    const site = open({
      'site-config/known-missing.json': { paths: ['/plano'] },
      'site-config/pages/outra.json': page('/outra', prose('[plano](/plano)')),
    });
    const plan = { path: '/plano', title: 'Plano', template: 'texto' };
    const { problems } = site.edit((load) => newPage(load, plan, templatesFor(site.root)));
    expect(codesOf(problems)).toEqual(['sample-text']);
  });

  it.each([
    [{ path: '/sobre' }, /já é da página site-config\/pages\/sobre\.json/],
    [{ path: '/quem-somos' }, /com o desvio, ninguém a veria/],
    [{ path: '/Plano Anual' }, /Você quis dizer “\/plano-anual”\?/],
    [{ path: '/../fora' }, /^“path” não pode ser/],
    [{ title: 'a'.repeat(51) }, /^O título tem 51 letras/],
    [{ title: '' }, /está vazio/],
    [
      { template: 'txto' },
      /Você quis dizer “texto”\? Pode ser: “texto”, “serviço”, “formulário”, “campanha”, “evento”, “caso” ou “artigos”/,
    ],
    [{ template: 'campanha', form: 'contat' }, /Você quis dizer “contato”\?/],
    [{ template: 'evento', event: { ...EVENT, day: '' } }, /o dia/],
    [{ template: 'evento', event: { ...EVENT, day: '2027-13-41' } }, /o dia/],
    [{ template: 'evento', event: { ...EVENT, to: '9h' } }, /que horas/],
    [{ template: 'evento', event: { ...EVENT, to: '08:00' } }, /depois de começar/],
    [{ template: 'evento', event: { ...EVENT, place: ' ' } }, /onde/],
  ])('refuses %j', (given, message) => {
    const site = open();
    const whole = { path: '/plano', title: 'Plano', template: 'texto', ...given };
    expect(() => newPage(site.load, whole, templatesFor(site.root))).toThrow(message);
  });

  it('refuses a page with a form if the site has no form', () => {
    const site = open({ 'site-config/forms/contato.json': undefined });
    expect(() =>
      newPage(
        site.load,
        { path: '/plano', title: 'Plano', template: 'campanha' },
        templatesFor(site.root),
      ),
    ).toThrow(/o site não tem nenhum/);
  });
});
