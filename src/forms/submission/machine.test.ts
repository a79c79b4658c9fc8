import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import {
  answerEvent,
  createFormMachine,
  EDITING,
  type EventName,
  type FormState,
  isBusy,
  type StateName,
  TRANSITIONS,
  transition,
} from './machine.ts';

const states = Object.keys(TRANSITIONS) as StateName[];
const transitions = states.flatMap((from) =>
  (Object.entries(TRANSITIONS[from]) as [EventName, StateName][]).map(
    ([event, to]) => [from, event, to] as const,
  ),
);
const events = [...new Set(transitions.map(([, event]) => event))];
const stateOf = (name: StateName): FormState => ({ name, attempt: 0 });

const drawing = readFileSync(join(projectRoot, 'docs/forms.md'), 'utf8');
/** The states that are drawn as one. */
const open = /state open \{([^}]*)\}/.exec(drawing)?.[1]?.trim().split(/\s+/) ?? [];
/** Each arrow of the drawing: `waiting --> sending: online` */
const drawn = Array.from(drawing.matchAll(/^ *(\w+) --> (\w+): (\w+)$/gm)).flatMap(
  ([, from = '', to, event]) =>
    (from === 'open' ? open : [from]).map((state) => [state, event, to]),
);

test('docs/forms.md draws the table', () => {
  expect(drawn.map(String).toSorted()).toEqual(transitions.map(String).toSorted());
});

test.each(transitions)('%s, on %s, becomes %s', (from, type, to) => {
  expect(transition(stateOf(from), { type }).name).toBe(to);
});

test.each(states)('%s stays as it is on any other event', (from) => {
  const state = stateOf(from);
  for (const type of events)
    if (!(type in TRANSITIONS[from])) expect(transition(state, { type })).toBe(state);
});

test.each(states.filter((name) => name !== 'editing'))('%s can be reached', (name) => {
  expect(transitions.map(([, , to]) => to)).toContain(name);
});

test('a second click changes nothing, from the first one to the answer', () => {
  const onChange = vi.fn();
  const { state, dispatch } = createFormMachine(EDITING, onChange);
  expect(dispatch({ type: 'submit' })).toBe(true);
  expect(dispatch({ type: 'submit' })).toBe(false);
  dispatch({ type: 'valid' });
  expect(isBusy(state())).toBe(true);
  expect(dispatch({ type: 'submit' })).toBe(false);
  const values = { name: 'Ana' };
  dispatch(answerEvent({ status: 'refused', reason: 'Não' }, values));
  expect(state()).toEqual({
    ...{ name: 'refused', reason: 'Não', values, attempt: 1, focus: 'outcome' },
  });
  expect(onChange.mock.calls.map(([{ name }]) => name)).toEqual([
    ...['checking', 'sending', 'refused'],
  ]);
});

test.each([
  ['checking', 'invalid', 'errors', 0],
  ['sending', 'invalid', 'errors', 1],
  ['sending', 'queued', 'outcome', 1],
  ['checking', 'mayRepeat', 'outcome', 0],
  ['waiting', 'confirmed', 'outcome', 1],
  ['editing', 'foundUnknown', undefined, 0],
  ['confirmed', 'another', 'fields', 0],
] as const)('%s, on %s, moves the focus to %s, after %d answers', (from, type, focus, attempt) => {
  expect(transition(stateOf(from), { type })).toMatchObject({ focus, attempt });
});
