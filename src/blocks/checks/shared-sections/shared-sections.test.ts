import { expect, it } from 'vitest';
import { nova, SOBRE } from '../../../content/testing/edits.ts';
import { VALID } from '../../../content/testing/fixture.ts';
import { setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkSharedSections } from './shared-sections.ts';

const FILE = 'site-config/collections/shared-sections/convite.json';
const shown = { type: 'shared-section', section: 'convite' };
const prose = { type: 'prose', blocks: [{ paragraphs: ['Fale conosco.'] }] };

testCheck(checkSharedSections, {
  reported: {
    'one within another': [{ [FILE]: shown, ...nova(shown) }, 'shared-in-shared /type'],
    'one of an event': [
      { [FILE]: { ...prose, when: 'before' }, ...nova(shown) },
      'shared-when /when',
    ],
    'one that no page shows': [{ [FILE]: prose }, 'shared-unshown 1:1'],
    'an anchor that the page has already': [
      { ...nova({ ...prose, id: 'oi' }, shown), [FILE]: { ...prose, id: 'oi' } },
      'shared-id /sections/2',
    ],
  },
  fine: {
    'one on two pages, and twice on one': {
      ...nova(shown, shown),
      [SOBRE]: withSection(VALID[SOBRE] as { sections: object[] }),
      [FILE]: prose,
    },
    'a draft': { [FILE]: { ...prose, draft: true } },
  },
});

function withSection(page: { sections: object[] }) {
  return { ...page, sections: [...page.sections, shown] };
}

const reportOf = setUpReports(() => true);

it('tells what is wrong inside of one once, in its own file', () => {
  const wrong = { ...prose, blocks: [{ paragraphs: ['[Aqui](/nada-disso).'] }] };
  const pages = { ...nova(shown), [SOBRE]: withSection(VALID[SOBRE] as { sections: object[] }) };
  const { problems } = reportOf({ ...pages, [FILE]: wrong });
  expect(problems.map(({ file, code, pointer }) => [file, code, pointer])).toEqual([
    [FILE, 'link-missing', '/blocks/0/paragraphs/0'],
  ]);
});

it('tells an unknown name, with the one that was meant', () => {
  const { found } = reportOf({ ...nova({ ...shown, section: 'convit' }, shown), [FILE]: prose });
  expect(found).toEqual(['record-missing /sections/1/section "convit" → "convite" ?']);
});
