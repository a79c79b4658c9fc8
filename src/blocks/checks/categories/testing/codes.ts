import type { Codes } from '../../../../content/testing/codes/code.ts';
import { type Files, VALID } from '../../../../content/testing/fixture.ts';

const { torreao } = VALID['site-config/collections/partners.json'] as { torreao: object };

/** Partners with files and pages, each of the category that its description names. */
export const categories = (
  names: string[],
  category: unknown = { field: 'description' },
): Files => ({
  ...Object.fromEntries(
    names.map((description, index) => [
      `site-config/collections/partners/parceiro-${index}.json`,
      { ...torreao, name: `Parceiro ${index}`, description },
    ]),
  ),
  'site-config/records/partners.json': {
    path: '/parceiros/{id}',
    card: { title: { field: 'name' }, category },
    meta: {
      title: '{name} | Forte',
      description: 'O que fazemos junto com {name}, e o que isso muda para quem nos contrata.',
      keywords: ['parceiro'],
    },
    sections: [{ type: 'hero', title: { field: 'name' }, text: 'Um parceiro.' }],
  },
});

export const codes: Codes = {
  'category-spelling': categories(['ciências', 'Ciências', 'Ciências']),
};
