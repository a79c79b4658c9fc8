import { afterAll, describe, expect, it } from 'vitest';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { createFixture, page, prose, VALID } from '../testing/fixture.ts';
import { convert } from './convert.ts';
import { repair } from './repair.ts';

interface Site {
  contacts: Record<string, unknown>;
}

const BRAZILIAN = VALID['site-config/site.json'] as Site;

const { whatsapp: _whatsapp, phone: _phone, ...contacts } = BRAZILIAN.contacts;

const AMERICAN: Site & { language: string } = {
  ...BRAZILIAN,
  ...{ language: 'en-US', timeZone: 'America/New_York' },
  contacts: { ...contacts, phone: { label: '(802) 555-0142', to: 'tel:+18025550142' } },
};

const WITHOUT_PHONE: Site = { ...BRAZILIAN, contacts };

/** What the validator advises for a page with a wrong value. */
function advice(site: Site, { publishAt, link }: { publishAt?: string; link?: string }): string {
  const { root, remove } = createFixture({
    'site-config/site.json': site,
    'site-config/pages/teste.json': {
      ...page('/teste', prose(link ? `Um [link](${link}).` : 'Um texto.')),
      ...(publishAt && { publishAt }),
    },
  });
  afterAll(remove);
  const { problems } = createSiteConfigLoader(root)();
  return JSON.stringify(problems.filter(({ file }) => file.endsWith('teste.json')));
}

describe('what the country of a site decides', () => {
  it('is the order of day and month', () => {
    expect(advice(BRAZILIAN, { publishAt: '05/12/2027' })).toContain('"2027-12-05"');
    expect(advice(AMERICAN, { publishAt: '05/12/2027' })).toContain('"2027-05-12"');
    expect(advice(AMERICAN, { publishAt: '12/31/2027' })).toContain('"2027-12-31"');
    expect(advice(AMERICAN, { publishAt: '12/31/2027 3:30 PM' })).toContain(
      '"2027-12-31T15:30:00-05:00"',
    );
  });

  it('is the calling code of a number without one', () => {
    expect(advice(BRAZILIAN, { link: 'tel:11-3000-0000' })).toContain('tel:+551130000000');
    expect(advice(AMERICAN, { link: 'tel:802-555-0142' })).toContain('tel:+18025550142');
    expect(advice(AMERICAN, { link: 'tel:1-802-555-0142' })).toContain('tel:+18025550142');
    const alone = advice(WITHOUT_PHONE, { link: 'tel:11-3000-0000' });
    expect(alone).toContain('content/links:phone-hint');
    expect(alone).not.toContain('tel:+');
  });

  it('is what an address ends in', () => {
    expect(advice(BRAZILIAN, { link: 'usp.br' })).toContain('https://usp.br');
    expect(advice(AMERICAN, { link: 'usp.br' })).not.toContain('https://usp.br');
    expect(advice(AMERICAN, { link: 'vermont.us/towns' })).toContain('https://vermont.us/towns');
  });

  it('is the sign before decimals', () => {
    const numberOf = (language: string, text: string) =>
      convert(
        text,
        { type: 'number' },
        {
          resolve: (schema) => schema as object as never,
          checkPart: () => [],
          locale: { language },
        },
      );
    expect(
      ['1.500,00', '99,90', 'R$ 99,90', '1.500', '1.5'].map((text) => numberOf('pt-BR', text)),
    ).toEqual([1500, 99.9, 99.9, 1500, 1.5]);
    expect(
      ['1,500.00', '99.90', '$99.90', '1,500', '1,5'].map((text) => numberOf('en-US', text)),
    ).toEqual([1500, 99.9, 99.9, 1500, 1.5]);
    for (const language of ['ar-JO', 'pt-BR'])
      expect(['١٢٫٥', '۱٬۵۰۰', '１２'].map((text) => numberOf(language, text))).toEqual([
        12.5, 1500, 12,
      ]);
  });

  it('gives an address in other letters one in Latin ones', () => {
    const path = '^/[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$';
    expect(repair('/о нас/команда', path)).toEqual({ value: '/o-nas/komanda', guess: true });
    expect(repair('/أسئلة', path)?.value).toMatch(/^\/[a-z]+$/);
  });

  it('is read in the digits and signs of other keyboards, for certain', () => {
    const hours = '^\\d{2}:\\d{2}-\\d{2}:\\d{2}$';
    const expected = { value: '09:00-13:00', guess: false };
    expect(repair('٠٩:٠٠-١٣:٠٠', hours)).toEqual(expected);
    expect(repair('０９：００－１３：００', hours)).toEqual(expected);
  });

  it('is what a sample looks like', () => {
    const withoutPath = (site: Site) => {
      const { root, remove } = createFixture({
        'site-config/site.json': site,
        'site-config/pages/teste.json': { ...page('/teste'), path: undefined },
      });
      afterAll(remove);
      return JSON.stringify(createSiteConfigLoader(root)().problems);
    };
    expect(withoutPath(BRAZILIAN)).toContain('/sobre');
    expect(withoutPath(AMERICAN)).toContain('/about');
  });
});
