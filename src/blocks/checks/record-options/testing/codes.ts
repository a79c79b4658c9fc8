import type { Codes } from '../../../../content/testing/codes/code.ts';
import { field } from '../../../../content/testing/edits.ts';
import { type Files, VALID } from '../../../../content/testing/fixture.ts';
import { categories } from '../../categories/testing/codes.ts';

const { torreao } = VALID['site-config/collections/partners.json'] as { torreao: object };

/** A list of partners with pages, all of them called "Oficina", on these days. */
export const offering = (days: string[], about: object = {}, ...records: object[]): Files => {
  const { 'site-config/records/partners.json': page } = categories([]);
  const called = [...days.map((description) => ({ description })), ...records].map(
    (record, index) => [
      `site-config/collections/partners/${['torreao', 'vedra', 'aro'][index]}.json`,
      { ...torreao, name: 'Oficina', ...record },
    ],
  );
  return {
    ...field({ type: 'radio', name: 'com', label: 'Qual', optionsFrom: 'partners', ...about }),
    ...Object.fromEntries(called),
    'site-config/collections/partners.json': undefined,
    'site-config/records/partners.json': {
      ...(page as object),
      card: { title: { field: 'name' }, date: { field: 'description' } },
      meta: {
        title: '{name}, {description} | Forte',
        description: 'O que fazemos na oficina de {description}, e o que se leva dela para casa.',
        keywords: ['oficina'],
      },
    },
  };
};

export const codes: Codes = {
  'options-alike': offering(['2026-03-04', '2026-03-05']),
  'options-none': offering(['2001-03-04', '2001-03-05'], {
    optionsOrder: 'upcoming',
    required: true,
  }),
};
