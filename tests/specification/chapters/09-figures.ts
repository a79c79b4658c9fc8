/** Section 9: figures of cases and of the event. */
import { expect } from 'playwright/test';
import { put, swap } from '../edits.ts';
import { EVENT, opening, read, spaced } from '../look.ts';
import { signedIn } from '../scenes.ts';
import { after, on, type Statement } from '../statement.ts';

const cases = 'collections/cases.json';

/** A figure at the head of a case, and what it counts. */
const headline = (
  id: string,
  { client, value, label }: { client: string; value: string; label: RegExp },
): Statement => ({
  id,
  says: `case figure: ${value} (${client})`,
  tried: on(`/case-${client}`, async (page) => {
    const figure = opening(page)
      .locator('dl > div')
      .filter({ hasText: spaced(label) });
    expect(await read(figure.locator('dd'))).toEqual([value]);
  }),
  breaks: [swap(cases, `"value": "${value}"`, '"value": "7"')],
});

/** A figure among the results of a case. */
const result = (
  id: string,
  { client, value, label }: { client: string; value: string; label: RegExp },
): Statement => ({
  id,
  says: `case figure: ${value} (${client})`,
  tried: on(`/case-${client}`, async (page) => {
    const card = page.locator('main ul[data-columns] > li').filter({ hasText: spaced(label) });
    expect((await read(card)).join()).toContain(value);
  }),
  breaks: [swap(cases, `"value": "${value}"`, '"value": "7%"')],
});

export default [
  headline('159.1', { client: 'barbosa', value: '50+', label: /lojas sob/ }),
  headline('159.2', { client: 'barbosa', value: '99,9%', label: /disponibilidade/ }),
  result('159.3', { client: 'barbosa', value: '85%', label: /sem visita/ }),
  headline('159.4', { client: 'afip', value: '100%', label: /conformidade/ }),
  headline('159.5', { client: 'cometa', value: '12 anos', label: /parceria/ }),
  headline('159.6', { client: 'cometa', value: '99,8%', label: /disponibilidade/ }),
  result('159.7', { client: 'cometa', value: '300%', label: /Crescimento/ }),
  headline('159.8', { client: 'afip', value: '5M', label: /exames/ }),
  headline('159.9', { client: 'novaquest', value: '99,99%', label: /disponibilidade/ }),
  result('159.10', { client: 'afip', value: '98%', label: /Alertas tratados/ }),
  headline('159.11', { client: 'novaquest', value: '8 meses', label: /ROI/ }),
  {
    id: '159.12',
    says: 'partnership since 2012 (Cometa) and since 2015 (AFIP)',
    tried: [
      on('/case-cometa', async (page) => {
        expect(await read(opening(page).locator('ul > li'))).toContain('Parceria desde 2012');
      }),
      on('/case-afip', async (page) => {
        expect(await read(opening(page).locator('ul > li'))).toContain('Parceria desde 2015');
      }),
    ],
    breaks: [
      swap(cases, '"Parceria desde 2012"', '"Parceria antiga"'),
      swap(cases, '"Parceria desde 2015"', '"Parceria antiga"'),
    ],
  },
  {
    id: '160.1',
    says: 'event: 23/07/2025, 11h00, lunch included',
    tried: on(EVENT, async (page) => {
      expect(await read(page.locator('#encontro dl > div'))).toEqual([
        'Data23/07/2025',
        'Horário11h00',
        'AlmoçoIncluído',
      ]);
    }),
    breaks: [put('pages/lp/roundtable-cotia.json', 'sections/event/facts/Horário/value', '11h30')],
  },
  {
    id: '161.1',
    says: 'the client uses a hosted backend with a public key, and no other key',
    tried: after(signedIn, ({ exchanges }) => {
      const keys = new Set(exchanges.map(({ headers }) => headers.apikey));
      expect([...keys]).toEqual(['sb_publishable_demo_so_para_esta_maquina']);
    }),
    breaks: [put('integrations.json', 'supabase/publishableKey', 'sb_publishable_outra')],
  },
] satisfies Statement[];
