import { expect, test } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { wordsIn } from '../../words/node/catalogues.ts';
import { page } from '../testing/fixture.ts';
import { setUpReports } from '../testing/set-up-reports.ts';

const reportOf = setUpReports(({ code }) => code === 'unknown-key');
const { worded } = wordsIn('en', projectRoot);

test('a field of another kind of file is told with the file that has it', () => {
  const shown = page('/nova', { type: 'hero', title: 'Nova' }) as object;
  const structuredData = { '@type': 'JobPosting' };
  const { problems } = reportOf({ 'site-config/pages/nova.json': { ...shown, structuredData } });
  expect(problems.map(({ hint }) => worded(hint ?? ''))).toEqual([
    '"structuredData" is a field of records/….json: move it there, or remove it.',
  ]);
});
