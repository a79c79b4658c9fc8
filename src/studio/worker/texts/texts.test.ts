import { describe, expect, it } from 'vitest';
import { edits, SOBRE, setUpStudio } from '../../server/testing/studio.ts';

const open = setUpStudio();

describe('texts', () => {
  it('are found as edited, with the labels of their page and position', async () => {
    const site = open();
    const about = site.value(SOBRE);
    about.sections[2].title = 'Nossos valores';
    about.sections[1].blocks[0].paragraphs = ['Leia [a página](/sobre) dos **valores**.'];
    const answer = await site.ask('find-texts', {
      ...edits({ [SOBRE]: about }),
      words: 'VALORES',
      most: 9,
    });
    expect(answer).toMatchObject({
      count: 2,
      found: [
        { text: 'Leia a página dos valores.', matches: [{ start: 18, end: 25 }] },
        {
          file: SOBRE,
          pointer: '/sections/2/title',
          label: 'Seção 3 (Cartões) › Título',
          text: 'Nossos valores',
          matches: [{ start: 7, end: 14 }],
        },
      ],
    });
  });

  it('come with the settings whose label or value has the words', async () => {
    const site = open();
    const fields = async (words: string) =>
      (await site.ask('find-texts', { ...edits({}), words })).fields;
    const SITE = 'site-config/site.json';
    expect(await fields('fuso')).toMatchObject([{ file: SITE, pointer: '/timeZone' }]);
    expect(await fields('america/')).toMatchObject([{ file: SITE, pointer: '/timeZone' }]);
    expect(await fields('menu do alto')).toContainEqual({
      file: 'site-config/navigation.json',
      pointer: '/header',
      title: 'Menus e rodapé',
      label: 'Menu do alto',
    });
    expect(await fields('nada assim')).toEqual([]);
  });

  it('are replaced where chosen, as one more edit', async () => {
    const site = open();
    const asked = { ...edits({}), words: 'prevenção', by: 'cuidado', most: 9 };
    const { found } = await site.ask('find-texts', asked);
    expect(found.length).toBeGreaterThan(0);
    const answer = await site.ask('replace-texts', { ...asked, left: found.slice(1) });
    expect(Object.keys(answer.edits.values)).toEqual([found[0].file]);
    expect(JSON.stringify(answer.edits.values)).toContain('"Cuidado"');
    await expect(site.ask('replace-texts', { ...asked, left: found })).rejects.toThrow(
      /Nenhum texto/,
    );
  });
});
