/** Section 2: the landing page. */

import { expect } from 'playwright/test';
import { put, remove, renameField, rewrite, withoutSections } from '../edits.ts';
import { closing, LANDING, now, read, section } from '../look.ts';
import { PARAGRAPH } from '../services.ts';
import { on, type Statement } from '../statement.ts';

const landing = 'pages/lp/exemplo-seguranca.json';

export default [
  {
    id: '58.1',
    says: 'landing page: a hero with a picture',
    tried: on(LANDING, async (page) => {
      const hero = page.locator('main section').first();
      await now(hero.getByRole('heading', { level: 1 })).toContainText('três riscos');
      await now(hero.locator('img:visible').first()).toBeVisible();
      await now(hero.getByRole('link', { name: 'Pedir a consultoria' })).toHaveAttribute(
        'href',
        '#consultoria',
      );
    }),
    breaks: [
      remove(landing, 'sections/hero/picture'),
      put(landing, 'sections/hero/actions/0/to', '/nsoc'),
    ],
  },
  {
    id: '58.2',
    says: 'three benefit points',
    tried: on(LANDING, async (page) => {
      const points = section(page, /vista por quem ataca|benefícios|ganha/i);
      await now(points.locator(`ul > li, ${PARAGRAPH}`)).toHaveCount(3);
      const texts = await read(points.locator(`ul > li, ${PARAGRAPH}`));
      for (const text of texts) expect(text.length).toBeGreaterThan(40);
    }),
    breaks: [
      withoutSections(landing, /vista por quem ataca|benefícios|ganha/i),
      rewrite(landing, 'two benefit points', ({ sections }) => {
        const points = sections?.find(({ title }) => /vista por quem ataca/.test(`${title}`));
        (points?.blocks ?? points?.cards)?.splice(0, 1);
      }),
    ],
  },
  {
    id: '58.3',
    says: 'a form for a free consultancy',
    tried: on(LANDING, async (page) => {
      const form = page.getByRole('form', { name: 'Consultoria gratuita' });
      await now(form.getByRole('button', { name: 'Quero a consultoria gratuita' })).toBeVisible();
    }),
    breaks: [
      put('forms/consultoria.json', 'submitLabel', 'Enviar'),
      put('forms/consultoria.json', 'title', 'Contato'),
    ],
  },
  {
    id: '58.4',
    says: 'its fields are name, email, phone and company, in this order',
    tried: on(LANDING, async (page) => {
      const fields = page.locator('main form').locator('input, textarea, select');
      expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual(
        ['name', 'email', 'phone', 'company'],
      );
    }),
    breaks: [
      renameField('forms/consultoria.json', 'company', 'firm'),
      rewrite('forms/consultoria.json', 'another order', ({ fields }) => fields?.reverse()),
    ],
  },
  {
    id: '58.5',
    says: 'two sample testimonials, and they say that they are samples',
    tried: on(LANDING, async (page) => {
      const said = section(page, /Depoimentos de exemplo/);
      await now(said.locator('blockquote')).toHaveCount(2);
      await now(said).toContainText('ilustrativos');
      for (const by of await read(said.locator('figcaption'))) expect(by).toMatch(/personagem/);
    }),
    breaks: [
      remove(landing, 'sections/testimonials/items/1'),
      withoutSections(landing, /^type:testimonials/),
    ],
  },
  {
    id: '58.6',
    says: 'a call to action with phone and e-mail',
    tried: on(LANDING, async (page) => {
      await now(closing(page).locator('a[href="tel:+551130000000"]')).toBeVisible();
      await now(closing(page).locator('a[href="mailto:contato@baluarte.example"]')).toBeVisible();
    }),
    breaks: [
      remove(landing, 'sections/call-to-action/actions/1'),
      put(landing, 'sections/call-to-action/actions/0/to', '/fale-conosco'),
    ],
  },
] satisfies Statement[];
