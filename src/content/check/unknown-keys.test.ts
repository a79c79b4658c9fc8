import { expect, test } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { wordsIn } from '../../words/node/catalogues.ts';
import { INTEGRATIONS, ofFixtureSite } from '../testing/edits.ts';
import { page } from '../testing/fixture.ts';
import { setUpReports } from '../testing/set-up-reports.ts';

const reportOf = setUpReports(({ code }) => /^(unknown|misplaced)-key$/.test(code));
const { worded } = wordsIn('en', projectRoot);

const hintsOf = (section: object, beside: object = {}): string[] => {
  const shown = page('/nova', { type: 'hero', title: 'Nova', ...section }) as object;
  const { problems } = reportOf({ 'site-config/pages/nova.json': { ...shown, ...beside } });
  return problems.map(({ hint }) => worded(hint ?? ''));
};

test('a field of another kind of file is told with the file that has it', () => {
  expect(hintsOf({}, { structuredData: { '@type': 'JobPosting' } })).toEqual([
    '"structuredData" is a field of records/….json: move it there, or remove it.',
  ]);
});

test('a field of another block of the kind is told with the blocks that have it', () => {
  const formHints = (form: object) => {
    const written = ofFixtureSite('forms/consultoria.json') as { submit: object };
    const { submit, ...beside } = form as { submit?: object };
    const file = { ...written, ...beside, submit: { ...written.submit, ...submit } };
    const { problems } = reportOf({ 'site-config/forms/nova.json': file });
    return problems.map(({ hint }) => worded(hint ?? ''));
  };
  expect(formHints({ submit: { strategy: 'endpoint', appendCurrentUrl: true } })).toEqual([
    '"appendCurrentUrl" is a field where "strategy" is “crm”; “endpoint” has no such field: remove it.',
  ]);
  // Beside the group that has it.
  expect(formHints({ submit: { strategy: 'crm' }, appendCurrentUrl: true })).toEqual([
    'Cut it from here and paste it inside "submit": { … }: "appendCurrentUrl": true',
  ]);
  expect(hintsOf({ showDate: true, only: 'address' })).toEqual(
    expect.arrayContaining([
      '"only" is a field where "type" is “contact-info”; “hero” has no such field: remove it.',
    ]),
  );
});

test('a word is for no other field, a sentence may be for one of text', () => {
  expect(hintsOf({ variante: 'secondary' })).toEqual([
    'No field that is still empty here is meant for what’s in "variante": remove it.',
  ]);
  const [hint] = hintsOf({ variante: 'What visitors read here.' });
  expect(hint).toMatch(/^Move what’s in "variante" to one of these fields: .*"text"/);
  expect(hint).not.toMatch(/"(id|image|background)"/);
});

test('a field of a group beside it is told with the group: misspelt, or there already', () => {
  const integrations = (beside: object) => {
    const file = { ...ofFixtureSite('integrations.json'), ...beside };
    const { problems } = reportOf({ [INTEGRATIONS]: file });
    return problems.map(({ hint }) => worded(hint ?? ''));
  };
  const address = 'outra@fortim.example';
  expect(integrations({ secondAdress: address })).toEqual([
    expect.stringContaining(`inside "submissions": { … }: "secondAddress": "${address}"`),
  ]);
  expect(integrations({ panel: address })).toEqual([
    '"panel" is a field of "submissions", which has one already: remove it here.',
  ]);
});
