import { expect, it } from 'vitest';
import { links, NOVA } from '../testing/edits.ts';
import { page } from '../testing/fixture.ts';
import { setUpReports } from '../testing/set-up-reports.ts';
import { checkUnreached } from './unreached.ts';

// What is reported of published sites is tested beside vanished.ts, where there is a git.
const reportOf = setUpReports(({ code }) => checkUnreached.codes.includes(code));

it.each([{ [NOVA]: page('/nova') }, links('/sobre')])(
  'reports no unreached page while the published pages are unknown',
  (changes) => {
    expect(reportOf(changes).problems).toEqual([]);
  },
);
