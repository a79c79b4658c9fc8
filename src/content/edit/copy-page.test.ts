import { describe, expect, it } from 'vitest';
import { setUpEditing } from '../testing/edited-site.ts';
import { page, prose } from '../testing/fixture.ts';
import { copyPage } from './copy-page.ts';

const open = setUpEditing();
const SOBRE = 'site-config/pages/sobre.json';
const EQUIPE = 'site-config/pages/equipe.json';
const copy = { file: SOBRE, path: '/equipe', title: 'Equipe' };

describe('copyPage', () => {
  it('gives the copy its own address and title, as a draft', () => {
    const site = open();
    const { problems } = site.edit((load) => copyPage(load, copy));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const [before, after] = [SOBRE, EQUIPE].map((file) => JSON.parse(site.read(file) ?? ''));
    expect(Object.keys(after).slice(0, 2)).toEqual(['path', 'draft']);
    expect(after).toMatchObject({
      path: '/equipe',
      draft: true,
      meta: { title: 'Equipe | Forte' },
    });
    expect(after.sections[0].title).toBe('Equipe');
    expect(after.sections.slice(1)).toEqual(before.sections.slice(1));
  });

  it('redirects links to the page itself to the copy, and drops the publication dates', () => {
    const linked = {
      ...page('/sobre', prose('[aqui](/sobre#historia) e [lá](/)'), {
        ...prose('Foi.'),
        id: 'historia',
      }),
      publishAt: '2020-01-01',
      expireAt: '2099-01-01',
    };
    const site = open({ [SOBRE]: linked });
    site.edit((load) => copyPage(load, copy));
    const after = JSON.parse(site.read(EQUIPE) ?? '');
    expect(after.sections[1].blocks[0].paragraphs).toEqual(['[aqui](/equipe#historia) e [lá](/)']);
    expect(after).not.toHaveProperty('publishAt');
    expect(after).not.toHaveProperty('expireAt');
    expect(JSON.parse(site.read(SOBRE) ?? '')).toEqual(linked);
  });

  it.each([
    [{ path: '/' }, /já é da página site-config\/pages\/inicio\.json/],
    [{ path: '/Equipe Nova' }, /Você quis dizer “\/equipe-nova”\?/],
    [{ title: 'a'.repeat(51) }, /^O título tem 51 letras/],
    [{ file: 'site-config/forms/contato.json' }, /Não há uma página que se possa copiar/],
    [{ file: 'site-config/pages/nada.json' }, /Não há uma página que se possa copiar/],
  ])('refuses %j', (given, message) => {
    expect(() => copyPage(open().load, { ...copy, ...given })).toThrow(message);
  });
});
