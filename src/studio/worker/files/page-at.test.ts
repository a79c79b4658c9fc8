import { expect, it } from 'vitest';
import { worded } from '../../../words/reader.ts';
import { edits, SOBRE, setUpStudio } from '../../server/testing/studio.ts';

const open = setUpStudio();

const at = async (about: object, day: string) => {
  const site = open();
  const page = { ...site.value(SOBRE), ...about };
  return site.ask('page-at', { ...edits({ [SOBRE]: page }), page: SOBRE, moment: day });
};

it('shows the page on the given day, without sections not published then', async () => {
  const [first] = open().value(SOBRE).sections;
  const later = { type: 'prose', title: 'Depois', blocks: [{ paragraphs: ['Texto.'] }] };
  const sections = [first, { ...later, publishAt: '2031-12-03' }];
  const types = async (day: string) =>
    (await at({ sections }, day)).page.data.page.sections.map(({ type }: { type: string }) => type);
  expect(await types('2031-12-02')).toEqual([first.type]);
  expect(await types('2031-12-03')).toEqual([first.type, 'prose']);
  expect((await at({}, '2031-12-03')).now).toBe(Date.parse('2031-12-03T00:00:00-03:00'));
});

it('explains why the page is not published that day, and accepts only dates', async () => {
  const answer = await at({ publishAt: '2031-12-03' }, '2031-12-02');
  expect(answer.page).toBeUndefined();
  expect(worded(answer.whyNotLive)).toBe('Entra em 3 de dezembro de 2031');
  expect(worded((await at({ draft: true }, '2031-12-02')).whyNotLive)).toBe('Rascunho');
  await expect(at({}, 'amanhã')).rejects.toThrow('Diga um dia que existe.');
});

it('draws the picture for social networks like the build does', async () => {
  const site = open();
  const { picture } = await site.ask('social-picture', { ...edits({}), page: SOBRE });
  expect(picture).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  const nowhere = 'site-config/pages/nada.json';
  expect(await site.ask('social-picture', { ...edits({}), page: nowhere })).toEqual({});
});
