import { describe, expect, it } from 'vitest';
import { numberingPlanOf } from '../../../../content/read/words/numbering-plan.ts';
import { kindsFor, phoneTarget, printLink, readLink, siteTarget } from './link-value.ts';

const BRAZIL = numberingPlanOf('tel:+551130000000');
const USA = numberingPlanOf('tel:+18025550142');

describe('links', () => {
  it.each([
    ['/sobre', 'page', '/sobre'],
    ['/sobre#historia', 'page', '/sobre#historia'],
    ['#historia', 'page', '#historia'],
    ['https://exemplo.com/a', 'site', 'https://exemplo.com/a'],
    ['mailto:contato@exemplo.com', 'email', 'contato@exemplo.com'],
    ['mailto:', 'email', ''],
    ['tel:+551130000000', 'phone', '+551130000000'],
    ['whatsapp:Olá, quero saber', 'whatsapp', 'Olá, quero saber'],
    ['//exemplo.com', 'other', '//exemplo.com'],
    ['sobre', 'other', 'sobre'],
  ])('reads %j and writes the same text', (text, kind, target) => {
    expect(readLink(text)).toEqual({ kind, target });
    expect(printLink(readLink(text))).toBe(text);
  });

  it('normalises typed phone numbers and addresses', () => {
    expect(phoneTarget('(11) 3000-0000', BRAZIL)).toBe('+551130000000');
    expect(phoneTarget('+351 21 000 0000', BRAZIL)).toBe('+351210000000');
    expect(phoneTarget('190', BRAZIL)).toBe('190');
    expect(phoneTarget('(802) 555-0142', USA)).toBe('+18025550142');
    expect(phoneTarget('(802) 555-0142', undefined)).toBe('(802) 555-0142');
    expect(siteTarget('exemplo.com/a')).toBe('https://exemplo.com/a');
    expect(siteTarget('https://exemplo.com')).toBe('https://exemplo.com');
  });

  it('offers the kinds of link that the pattern of a field accepts', () => {
    expect(kindsFor(undefined)).toEqual(['page', 'site', 'email', 'phone', 'whatsapp']);
    expect(kindsFor('^(/(?!/)|https://)')).toEqual(['page', 'site']);
    expect(kindsFor('^https://')).toEqual(['site']);
  });
});
