import { nova } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkNoteNumbers } from './note-numbers.ts';

const document = (...numbers: number[]) => ({
  form: 'message',
  name: 'A',
  fields: [{ label: 'De', value: 'b' }],
  lines: numbers.map((note) => ({ text: `linha ${note}`, note })),
});
const note = (text: string) => ({ title: text, text });
const annotated = (shown: object, ...notes: string[]) =>
  nova({ type: 'annotated', title: 'A', document: shown, notes: notes.map(note) });
const pair = { title: 'A', items: ['a'] };
const inChallenges = (shown: object) =>
  nova({
    type: 'challenges-solutions',
    layout: 'marks',
    title: 'A',
    document: shown,
    challenges: pair,
    solutions: pair,
  });

testCheck(checkNoteNumbers, {
  reported: {
    'the second of two numbers, with one note': [
      annotated(document(1, 2), 'a'),
      'note-missing /sections/1/document/lines/1/note',
    ],
    'the number of a field, with two notes': [
      annotated({ ...document(1), fields: [{ label: 'De', value: 'b', note: 3 }] }, 'a', 'b'),
      'note-missing /sections/1/document/fields/0/note',
    ],
    'a number in a tab without notes': [
      nova({
        type: 'tabs',
        title: 'A',
        items: ['a', 'b'].map((id) => ({
          id,
          label: id,
          title: id,
          paragraphs: ['a'],
          ...(id === 'b' && { document: document(1) }),
        })),
      }),
      'note-missing /sections/1/items/1/document/lines/0/note',
    ],
    'a number beside fewer challenges': [
      inChallenges(document(2)),
      'note-missing /sections/1/document/lines/0/note',
    ],
  },
  fine: {
    'a note for each number': annotated(document(1, 2, 2), 'a', 'b'),
    'a challenge for each number': inChallenges(document(1)),
    'notes without a number': annotated(document(), 'a'),
  },
});
