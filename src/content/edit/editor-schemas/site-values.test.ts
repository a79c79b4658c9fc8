import { mkdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { worded } from '../../../words/reader.ts';
import { createSiteConfigLoader } from '../../node/site-config-loader.ts';
import { writeSiteValues } from '../../node/write-site-values.ts';
import { createFixture, page, prose } from '../../testing/fixture.ts';
import { EDITOR_SCHEMAS, SITE_VALUES, siteValues } from './site-values.ts';
import { inserted } from './testing/vs-code.ts';

const fixture = createFixture();
const folder = join(fixture.root, EDITOR_SCHEMAS);
mkdirSync(folder, { recursive: true });
afterAll(() => fixture.remove());

const load = createSiteConfigLoader(fixture.root);
/** What is offered of a kind: value -> what it is. */
function offered(kind: string): Record<string, string> {
  writeSiteValues(load().site, fixture.root);
  const { definitions } = JSON.parse(readFileSync(join(folder, SITE_VALUES), 'utf8'));
  return Object.fromEntries(
    definitions[kind].defaultSnippets.map((offer: { body: string; description: string }) => [
      inserted(offer.body),
      offer.description,
    ]),
  );
}

const NEW = 'site-config/pages/nova.json';
beforeEach(() => fixture.restore({ [NEW]: '' }));

it('labels each page with its title, each anchor with its page', () => {
  expect(offered('link')).toMatchObject({
    '/': 'Início',
    '/sobre': 'Título de /sobre',
    '/sobre#historia': 'Título de /sobre: historia',
  });
});

it('adds a new page, and drops a page that is removed or moved', () => {
  fixture.write({ [NEW]: page('/nova', { ...prose('a'), id: 'trecho' }) });
  expect(Object.keys(offered('link'))).toEqual(expect.arrayContaining(['/nova', '/nova#trecho']));
  fixture.write({ [NEW]: page('/mudou') });
  expect(Object.keys(offered('link'))).toContain('/mudou');
  expect(Object.keys(offered('link')).filter((to) => to.startsWith('/nova'))).toEqual([]);
  fixture.restore({ [NEW]: '' });
  expect(Object.keys(offered('link'))).not.toContain('/mudou');
});

it('offers what can be read of a file with a mistake', () => {
  fixture.write({ [NEW]: '{"path": "/nova", "meta": {"title": "Nova"}, "sections": [' });
  expect(offered('link')).toMatchObject({ '/nova': 'Nova', '/sobre': 'Título de /sobre' });
});

it('offers the pictures, forms, records and notices of this site, and nothing it does not have', () => {
  expect(offered('picture')).toEqual({ '/imagens/forte.svg': '' });
  expect(offered('forms')).toEqual({ contato: 'Contato' });
  expect(offered('partners')).toEqual({ torreao: 'Torreão', vedra: 'Vedra' });
  expect(Object.keys(offered('notices')).length).toBeGreaterThan(0);
  expect(offered('guides')).toEqual({});
});

it('does not rewrite the file while nothing changes, because VS Code would read it again', () => {
  offered('link');
  utimesSync(join(folder, SITE_VALUES), 1, 1);
  offered('link');
  expect(statSync(join(folder, SITE_VALUES)).mtimeMs).toBe(1000);
});

it('labels icons with Portuguese words', () => {
  const { Lock, Shield, CameraFront } = offered('icon');
  expect(Lock).toMatch(/^cadeado, /);
  expect(Shield).toMatch(/^escudo, /);
  expect(CameraFront).toBe('câmera, frente'); // no word of its own: those of its parts
});

it('finds icons by Spanish words on a site in Spanish, and shows no Portuguese ones there', () => {
  const lock = (language: string) => {
    const { definitions } = JSON.parse(
      JSON.stringify(siteValues(load().site, [], worded, language)),
    );
    return definitions.icon.defaultSnippets.find(
      ({ label }: { label: string }) => label === 'Lock',
    );
  };
  expect(lock('es')).toMatchObject({ description: '', body: expect.stringContaining('candado') });
  expect(lock('pt-BR').description).not.toContain('candado');
  expect(lock('pt-BR').body).not.toContain('candado');
});
