import { describe, expect, it } from 'vitest';
import { slip, VALID } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkTimeZone } from './time-zone.ts';

const reportOf = setUpReports(ofCodes(...checkTimeZone.codes));

const SITE = 'site-config/site.json';
const of = (language: string, timeZone: string, phone?: string) => {
  const site = VALID[SITE] as { contacts: Record<string, object> };
  const { phone: own, whatsapp: _, ...contacts } = site.contacts;
  const to = phone ? { ...own, to: phone } : own;
  return { [SITE]: { ...site, language, timeZone, contacts: { ...contacts, phone: to } } };
};

describe('a city that no time zone is named after', () => {
  it.each([
    [of('en-GB', 'Europe/Lewes', 'tel:+441273960142'), 'Escreva "Europe/London".'],
    [of('en', 'Europe/Lewes', 'tel:+441273960142'), 'Escreva "Europe/London".'],
    [of('es', 'Europe/Oviedo', 'tel:+34985550123'), 'Escreva "Europe/Madrid".'],
    [of('es', 'Europe/Oviedo'), 'Escreva "Europe/Madrid".'],
    [of('pt-BR', 'America/Campinas'), 'America/'],
    [of('pt-BR', 'Europe/Lewes'), 'Europe/'],
  ])('is told one of its country, or those there are', (site, hint) => {
    const [problem] = reportOf(site).problems;
    expect(problem?.fix).toBeUndefined();
    expect(worded(problem?.message)).not.toContain('Você quis dizer');
    expect(worded(problem?.hint)).toContain(hint);
  });
});

const zone = (name: string) =>
  slip('site-config/site.json', '"America/Sao_Paulo"', JSON.stringify(name));

testCheck(checkTimeZone, {
  reported: {
    'a misspelt city': [
      zone('America/Sao_Palo'),
      'time-zone-unknown /timeZone "America/Sao_Palo" → "America/Sao_Paulo" ?',
    ],
    'a city as it is written in its own language': [
      zone('America/São Paulo'),
      'time-zone-unknown /timeZone "America/São Paulo" → "America/Sao_Paulo"',
    ],
    'a city that is not a time zone': [zone('Brasilia'), 'time-zone-unknown /timeZone'],
  },
  fine: { another: zone('Europe/Lisbon'), UTC: zone('UTC') },
});
