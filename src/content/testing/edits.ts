import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../lib/json.ts';
import { FIXTURE_SITE, type Files, page, prose, slip, VALID } from './fixture.ts';

export const HOME = 'site-config/pages/inicio.json';
export const SOBRE = 'site-config/pages/sobre.json';
export const NOVA = 'site-config/pages/nova.json';
export const CONTATO = 'site-config/forms/contato.json';
export const SITE = 'site-config/site.json';
export const INTEGRATIONS = 'site-config/integrations.json';
export const REDIRECTS = 'site-config/redirects.json';
export const NOTICES = { confirmed: 'solicitacao-enviada', refused: 'solicitacao-falhou' };

/** A form's `submit` that goes to the CRM. */
export const CRM_SUBMIT = {
  strategy: 'crm',
  formName: 'x',
  notices: {
    ...NOTICES,
    unknown: NOTICES.refused,
    queued: NOTICES.refused,
    unsent: NOTICES.refused,
  },
};

/** A file of the fixture site. */
export const ofFixtureSite = (name: string) =>
  JSON.parse(readFileSync(join(FIXTURE_SITE, 'site-config', name), 'utf8'));

/** An additional page with the given sections. */
export const nova = (...sections: JsonObject[]): Files => ({ [NOVA]: page('/nova', ...sections) });

/** The beginning of another opening of a page: not always shown, and so no second one. */
export const OPENING = { type: 'hero', expireAt: '2999-12-03' };

/** One more page, with these texts. */
export const texts = (...paragraphs: string[]): Files => nova(prose(...paragraphs));

/** An additional page with a link to each of the given targets. */
export const links = (...to: string[]): Files =>
  nova(
    ...to.map((target) => ({
      type: 'call-to-action',
      title: 'Vamos?',
      actions: [{ label: 'Vamos', to: target }],
    })),
  );

/** An additional page with valid links of every kind. */
export const goodLinks = links(
  '/',
  '/sobre?x=1#historia',
  '/quem-somos',
  '/guias/guia.pdf',
  'https://a.example',
  'tel:+5511999990000',
  'tel:112',
  'tel:100123',
  'mailto:a@b.example?subject=Oi',
  'whatsapp:Olá, tudo bem?',
  'whatsapp:',
  '/sitemap.xml',
);

export const redirects = (...pairs: [from: string, to: string][]): Files => ({
  [REDIRECTS]: { redirects: pairs.map(([from, to]) => ({ from, to })) },
});

/** The form of the valid site, with something else in it. */
export const form = (changes: JsonObject): Files => ({
  [CONTATO]: { ...(VALID[CONTATO] as object), ...changes },
});

/** The form of the valid site, with one choice that a link may make. */
export const choice = form({
  fields: [
    {
      type: 'select',
      name: 'assunto',
      label: 'Assunto',
      prefill: 'assunto',
      options: [{ value: 'firewall', label: 'Firewall' }],
    },
  ],
});

const THEME = 'site-config/theme.json';
const MESSAGES = 'site-config/messages.json';

const asText = (file: string) => readFileSync(join(FIXTURE_SITE, file), 'utf8');

/** The colours of the valid site, with another in one place. */
export const themeWith = (name: string, color: string): Files => ({
  [THEME]: asText(THEME).replace(new RegExp(`${name}: *"#\\w+"`), () => `${name}: "${color}"`),
});

/** The messages of the valid site, with one passage replaced. */
export const messagesWith = (from: string | RegExp, to: string): Files => ({
  [MESSAGES]: asText(MESSAGES).replace(from, () => to),
});

/** A page of the valid site, with a passage of it replaced. */
export const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);

/** The form of the valid site, with one field. */
export const field = (value: object) => form({ fields: [value] });

const menus = VALID['site-config/navigation.json'] as { header: object };

/** The menu of the valid site, with these items. */
export const menu = (...links: object[]): Files => ({
  'site-config/navigation.json': { ...menus, header: { ...menus.header, links } },
});

/** The form of the valid site, sent as the fixture site's is: to the CRM. */
export const crmForm = () => ({
  ...(VALID[CONTATO] as object),
  submit: ofFixtureSite('forms/contato.json').submit,
});

/** The pages that visitors know. */
export const sitemap = (...paths: string[]): Files => ({
  'dist/sitemap.xml': paths.map((path) => `<loc>https://forte.example${path}</loc>`).join('\n'),
});

const { challenges, solutions, chart, finding, ...listed } =
  ofFixtureSite('collections/cases.json').barbosa;

/** A case without most of its parts. */
export const CASE = { ...listed, path: '/nova', picture: { src: '/imagens/forte.svg', alt: '' } };
