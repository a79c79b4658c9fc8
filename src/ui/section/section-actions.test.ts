import { expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { createFixture, page } from '../../content/testing/fixture.ts';

const title = 'Título';
const link = { label: 'Sobre nós', to: '/sobre' };
const items = ['um', 'dois'].map((id) => ({ id, title: id, text: 'Texto.' }));
const SECTIONS = [
  { type: 'testimonials', title, items: [{ content: 'Bom.', role: 'Cliente' }] },
  { type: 'accordion', title, items },
  { type: 'figures', items: [{ value: '20', label: 'anos' }] },
  { type: 'prose', blocks: [{ paragraphs: ['Texto.'] }] },
];

test.each(SECTIONS)('a section $type takes buttons', (section) => {
  const nova = page('/nova', { ...section, actions: [link] });
  const fixture = createFixture({ 'site-config/pages/nova.json': nova });
  try {
    const { problems } = createSiteConfigLoader(fixture.root)();
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  } finally {
    fixture.remove();
  }
});
