import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../lib/json.ts';
import { SCHEMA_VERSION } from '../../migrations/schema-version.gen.ts';

/** A fixture's files by path from its root; undefined leaves one out. */
export type Files = Record<string, string | Uint8Array | object | undefined>;

export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** The site that the engine's tests run on. */
export const FIXTURE_SITE = join(PROJECT, 'tests/fixture-site');

/** A copy of it in a temporary folder, without the thousands of files that a build keeps beside it. */
export function copyFixtureSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'fixture-site-'));
  for (const folder of ['site-config', 'public', 'blocks'])
    cpSync(join(FIXTURE_SITE, folder), join(root, folder), { recursive: true });
  return root;
}

const link = (label: string, to: string) => ({ label, to });

/** A page that has nothing wrong, with the sections given. */
export const page = (path: string, ...sections: JsonObject[]): JsonObject => ({
  path,
  meta: {
    title: `Título de ${path}`,
    description: `Uma descrição da página ${path}, comprida o bastante para o buscador.`,
    keywords: ['segurança'],
  },
  sections: [{ type: 'hero', title: 'Olá', text: 'Um texto.' }, ...sections],
});

export const prose = (...paragraphs: string[]): JsonObject => ({
  type: 'prose',
  blocks: [{ paragraphs }],
});

/** The home page with the sections given, and the one that shows all partners. */
export const homePage = (...sections: JsonObject[]): JsonObject =>
  page(
    '/',
    { type: 'partner-strip', title: 'Parceiros', partners: ['torreao', 'vedra'] },
    ...sections,
  );

/** An event that is over. */
export const EVENT = {
  type: 'event',
  title: 'Mesa',
  startsAt: '2025-07-23T11:00:00-03:00',
  endsAt: '2025-07-23T15:00:00-03:00',
  place: 'Cotia',
  facts: [{ label: 'Data', value: '23/07/2025' }],
  upcoming: { badge: 'Em breve', text: 'Venha.' },
  past: { badge: 'Passou', text: 'Foi assim.' },
};

const PARTNER = {
  name: 'Torreão',
  logo: { src: '/imagens/forte.svg', alt: '' },
  description: 'Muralhas.',
};

const home = '/';
const integrations = JSON.parse(
  readFileSync(join(FIXTURE_SITE, 'site-config/integrations.json'), 'utf8'),
);
integrations.submissions.panel = home;
integrations.auth = {
  pages: { signIn: home, newPassword: home, confirm: home, account: home },
};

/** The smallest drawing that can be opened. */
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** A file of `pictures/`: one pixel in each format, and pictures that cannot be opened. */
export const picture = (name: string): Uint8Array =>
  readFileSync(join(PROJECT, 'src/content/testing/pictures', name));

/** A small site with nothing wrong. What only grows with the engine is the project's own. */
export const VALID: Files = {
  'site-config/integrations.json': integrations,
  'site-config/site.json': {
    schemaVersion: SCHEMA_VERSION,
    language: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
    brand: {
      name: 'Forte',
      legalName: 'Forte Ltda.',
      tagline: 'Guardamos.',
      logoOnDark: { src: '/imagens/forte.svg', alt: 'Forte' },
      logoOnLight: { src: '/imagens/forte.svg', alt: 'Forte' },
    },
    contacts: {
      phone: link('(11) 3000-0000', 'tel:+551130000000'),
      email: link('contato@forte.example', 'mailto:contato@forte.example'),
      address: ['Rua Um, 1'],
      whatsapp: { number: '5511900000000', message: 'Olá!' },
      portal: link('Portal', 'https://portal.forte.example'),
    },
    social: [],
    seo: { defaultTitle: 'Forte' },
    copyrightYear: 2025,
    pictureFolder: '/imagens',
  },
  'site-config/navigation.json': {
    header: {
      links: [{ label: 'Empresa', links: [link('Sobre', '/sobre#historia')] }, link('Início', '/')],
      action: link('Sobre', '/sobre'),
    },
    footer: { columns: [{ title: 'Empresa', links: [link('Sobre', '/sobre')] }], legal: [] },
  },
  'site-config/consent.json': {
    version: 1,
    title: 'Cookies',
    text: 'Saiba mais em [sobre](/sobre).',
    labels: {
      acceptAll: 'Aceitar todos',
      rejectAll: 'Rejeitar todos',
      choose: 'Escolher',
      preferences: 'Preferências',
      close: 'Fechar',
      save: 'Salvar',
      alwaysOn: 'Sempre ativos',
      legalBasis: 'Base legal:',
      details: 'Detalhes',
      saved: 'Escolha guardada.',
    },
    necessary: { title: 'Necessários', text: 'Guardam a sua resposta.' },
    categories: {},
  },
  'site-config/redirects.json': { redirects: [{ from: '/quem-somos', to: '/sobre' }] },
  'site-config/known-missing.json': { paths: [] },
  'site-config/collections/partners.json': {
    torreao: PARTNER,
    vedra: { ...PARTNER, name: 'Vedra' },
  },
  'site-config/forms/contato.json': {
    title: 'Contato',
    fields: [{ type: 'email', name: 'email', label: 'E-mail' }],
    submit: {
      strategy: 'log-and-track',
      formName: 'contato',
      notices: { confirmed: 'solicitacao-enviada', refused: 'solicitacao-falhou' },
    },
    submitLabel: 'Enviar',
  },
  'site-config/pages/nao-encontrada.json': page('/404'),
  'site-config/pages/inicio.json': homePage(
    prose('Veja **como** [trabalhamos](/sobre#historia) ou o [guia](/guias/guia.pdf).'),
  ),
  'site-config/pages/sobre.json': page(
    '/sobre',
    { ...prose('Desde 2004.'), id: 'historia' },
    {
      type: 'card-grid',
      title: 'Valores',
      columns: 2,
      cards: [
        { icon: 'Shield', title: 'Prevenção', text: 'Antes.' },
        { icon: 'Visibility', title: 'Visão', text: 'Sempre.' },
      ],
    },
  ),
  'public/imagens/forte.svg': DRAWING,
  'public/guias/guia.pdf': '%PDF',
};

const FROM_THE_SITE = ['messages', 'theme'].map((name) => `site-config/${name}.json`);

export interface Fixture {
  root: string;
  write(files: Files): void;
  /** Makes these files what they are in the valid site. */
  restore(files: Files): void;
  remove(): void;
}

/** Of a file that was written a moment ago nothing is kept; these are old enough. */
export function makeOld({ root }: Fixture, files: Iterable<string>): void {
  const long = new Date('2026-01-01T00:00:00Z');
  for (const file of files) utimesSync(join(root, file), long, long);
}

/** The valid site in a temporary folder, with some files changed. */
export function createFixture(changes: Files = {}): Fixture {
  const root = mkdtempSync(join(tmpdir(), 'site-config-'));
  const copy = (file: string) => cpSync(join(FIXTURE_SITE, file), join(root, file));
  const write = (files: Files) => {
    for (const [file, content] of Object.entries(files)) put(join(root, file), content);
  };
  FROM_THE_SITE.forEach(copy);
  write({ ...VALID, ...changes });
  return {
    root,
    write,
    restore(files) {
      for (const file of Object.keys(files))
        if (FROM_THE_SITE.includes(file)) copy(file);
        else put(join(root, file), VALID[file]);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A file of the valid site as text, with one passage replaced: what a slip of the hand does. */
export function slip(file: string, from: string | RegExp, to: string): Files {
  const text = JSON.stringify(VALID[file], null, 2);
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file} does not contain ${from}`);
  return { [file]: changed };
}

function put(path: string, content: Files[string]): void {
  if (content === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  const raw = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(path, raw ? content : `${JSON.stringify(content, null, 2)}\n`);
}
