import { describe, expect, it } from 'vitest';
import { bilingual } from '../../blocks/checks/translations/testing/codes.ts';
import { spotOf } from '../read/site/link-uses.ts';
import { knowing, PUBLISHED, setUpEditing } from '../testing/edited-site.ts';
import { page, prose } from '../testing/fixture.ts';
import type { Plan } from './file-change.ts';
import { removePage } from './remove-page.ts';

const NOVA = 'site-config/pages/nova.json';
const SOBRE = 'site-config/pages/sobre.json';
const open = setUpEditing();

describe('removePage', () => {
  it('leaves translations those of each other', () => {
    const site = open({
      ...bilingual,
      'site-config/site.json': {
        ...(bilingual['site-config/site.json'] as object),
        otherLanguages: ['en', 'es'],
      },
      'site-config/pages/en.json': {
        ...page('/about'),
        language: 'en',
        translationOf: '/sobre',
      },
      'site-config/pages/es.json': {
        ...page('/nosotros'),
        language: 'es',
        translationOf: '/sobre',
      },
    });
    const { problems } = site.edit((load) => removePage(load, '/sobre', '/'));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const ofPage = (name: string) => JSON.parse(site.read(`site-config/pages/${name}.json`)!);
    expect(ofPage('en')).not.toHaveProperty('translationOf');
    expect(ofPage('es').translationOf).toBe('/about');
  });

  it('redirects the address and links in sentences, and reports what only that page used', () => {
    const site = open({
      [NOVA]: {
        ...page('/nova', prose('Somos [assim](/sobre#historia), e *só*.', '[Sobre](/sobre).'), {
          type: 'card-grid',
          title: 'Cartões',
          cards: [
            { title: 'Sobre', text: 'Conheça.', action: { label: 'Sobre', to: '/sobre' } },
            {
              title: 'Dois',
              text: 'Veja o [início](/).',
              action: { label: 'Mais', to: '/sobre' },
            },
          ],
        }),
      },
    });
    const { problems, left } = site.edit((load) => removePage(load, '/sobre', '/nova'));
    expect(problems).toEqual([]);
    expect(site.read(SOBRE)).toBeUndefined();
    expect(JSON.parse(site.read('site-config/redirects.json')!).redirects).toEqual([
      { from: '/quem-somos', to: '/nova' },
      { from: '/sobre', to: '/nova' },
    ]);
    const nova = JSON.parse(site.read(NOVA)!);
    expect(nova.sections[1].blocks[0].paragraphs).toEqual([
      'Somos [assim](/nova), e *só*.',
      '[Sobre](/sobre).',
    ]);
    expect(nova.sections[2].cards.map((card: { action: object }) => card.action)).toEqual([
      { label: 'Sobre', to: '/sobre' },
      { label: 'Mais', to: '/nova' },
    ]);
    expect(site.read('site-config/consent.json')).toContain('[sobre](/nova)');
    expect(left.map(({ entry, link }) => [entry.file, link.pointer])).toEqual([
      ['site-config/navigation.json', '/header/links/0/links/0/to'],
      ['site-config/navigation.json', '/footer/columns/0/links/0/to'],
      [NOVA, '/sections/1/blocks/0/paragraphs/1'],
      [NOVA, '/sections/2/cards/0/action/to'],
    ]);
    expect(spotOf(left[0]!)).toMatch(/^site-config\/navigation\.json:\d+$/);
    // A button in the header is no item of a list.
    expect(JSON.parse(site.read('site-config/navigation.json')!).header.action.to).toBe('/nova');
  });

  it.each(PUBLISHED)('redirects the address of a page %s: %j', (_, published, isRedirected) => {
    const { changes } = removePage(knowing(open().load, published), '/sobre', '/');
    const texts = changes.map(({ file, after = '' }) => [file, after]);
    const { 'site-config/redirects.json': redirects, 'site-config/navigation.json': menu } =
      Object.fromEntries(texts);
    expect(redirects?.includes('"from": "/sobre"') ?? false).toBe(isRedirected);
    // Without a redirect, an entry of the menu leads where the page has gone.
    expect(menu?.includes('"/sobre') ?? true).toBe(isRedirected);
  });

  it.each<[string, Parameters<typeof knowing>[1], boolean]>([
    ['it was published', [['/nova', NOVA]], true],
    ['it never was', [['/sobre', SOBRE]], false],
    ['nobody can say', undefined, true],
  ])('needs no target of a page that visitors do not know: %s', (_, published, isKnown) => {
    const { load } = open({ [NOVA]: page('/nova', prose('a')) });
    const remove = (redirect?: boolean) =>
      removePage(knowing(load, published), '/nova', undefined, { redirect });
    const files = (plan: Plan) => plan.changes.map(({ file }) => file);
    if (isKnown) expect(() => remove()).toThrow(/podem conhecer \/nova: diga com --to/);
    else expect(files(remove())).toEqual([NOVA]);
    expect(files(remove(false))).toEqual([NOVA]);
  });

  it('needs a target where links lead to the page', () => {
    const { load } = open();
    const remove = () => removePage(load, '/sobre', undefined, { redirect: false });
    expect(remove).toThrow(/^\d+ links levam a \/sobre, o primeiro em site-config/);
  });

  it('resolves redirects of the target, and accepts another site as target', () => {
    const there = open({
      [NOVA]: page('/nova', prose('a')),
      'site-config/redirects.json': { redirects: [{ from: '/antes', to: '/nova' }] },
    });
    there.edit((load) => removePage(load, '/sobre', '/antes'));
    expect(there.read('site-config/redirects.json')).toMatch(/"from": "\/sobre", "to": "\/nova"/);
    const away = open();
    const to = 'https://outra.example/a(b)';
    expect(away.edit((load) => removePage(load, '/sobre', to)).problems).toEqual([]);
    expect(away.read('site-config/consent.json')).toContain('](https://outra.example/a%28b%29)');
  });

  it.each([
    ['/nada', '/', /^Não há página/],
    ['/', '/sobre', /não pode ser renomeada nem apagada/],
    ['/sobre', '/sobre#historia', /leva à própria página que vai ser apagada/],
    ['/sobre', '/quem-somos', /leva à própria página que vai ser apagada/],
    ['/sobre', '/nada', /O link leva a “\/nada”, que não existe no site/],
    ['/sobre', 'tel:', /“to” não pode ser “tel:”/],
    ['/sobre', 'javascript:alert(1)', /não é permitido/],
  ])('refuses %s --to %s', (path, to, message) => {
    const site = open();
    expect(() => removePage(site.load, path, to)).toThrow(message);
  });

  it('refuses a page that the accounts need', () => {
    const site = open();
    const file = 'site-config/integrations.json';
    const integrations = JSON.parse(site.read(file)!);
    integrations.auth.pages.signIn = '/sobre';
    const other = open({ [file]: integrations });
    expect(() => removePage(other.load, '/sobre', '/')).toThrow(
      /integrations\.json:\d+ diz que ela é “signIn”/,
    );
  });
});
