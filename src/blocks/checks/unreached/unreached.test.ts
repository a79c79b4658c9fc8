import { expect, it } from 'vitest';
import { links, NOVA } from '../../../content/testing/edits.ts';
import { page } from '../../../content/testing/fixture.ts';
import { setUpReports } from '../../../content/testing/set-up-reports.ts';
import { checkUnreached } from './unreached.ts';

// What is reported of published sites is tested beside vanished.ts, where there is a git.
const reportOf = setUpReports(({ code }) => checkUnreached.codes.includes(code));

it.each([{ [NOVA]: page('/nova') }, links('/sobre')])(
  'reports no unreached page while the published pages are unknown',
  (changes) => {
    expect(reportOf(changes).problems).toEqual([]);
  },
);
