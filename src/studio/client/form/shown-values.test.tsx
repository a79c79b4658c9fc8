// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { setAtPointer } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';
import {
  called,
  click,
  named,
  paste,
  prepareForms,
  richTexts,
  show,
  type,
} from './testing/form.tsx';
import { SOURCES } from './testing/site.ts';

// What jsdom has none of, and dragging asks for when it is loaded.
vi.hoisted(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
});

prepareForms();

const action: Json = { label: 'Ver', to: '/' };
const ACTION = { schema: 'common.schema.json#/definitions/action', value: action };
const LABEL = called(ACTION.schema, 'label');

describe('what a field shows is what is saved', () => {
  it('shows a text as it is typed, and any other value as it is read', () => {
    const { render } = show(ACTION);
    const field = () => named(LABEL) as HTMLInputElement;
    type(LABEL, 'Ver m');
    type(LABEL, 'Ver ma');
    expect(field().value).toBe('Ver ma');
    render({ value: action });
    expect(field().value).toBe('Ver');
    render({ value: { label: 'Ver ma', to: '/' } });
    expect(field().value).toBe('Ver ma');
  });

  it.each([
    ['08', '8'],
    ['3,0', '3'],
    ['3,00', '3'],
    ['8.', '8.'],
  ])(
    'shows the number %s as it is typed, and after undo and redo as it is saved',
    (typed, saved) => {
      const CAROUSEL = 'sections/hero-carousel.schema.json';
      const name = called(CAROUSEL, 'intervalSeconds');
      const carousel: Json = { type: 'hero-carousel', slides: [] };
      const { onChange, render } = show({ schema: CAROUSEL, value: carousel });
      const field = () => named(name) as HTMLInputElement;
      for (const text of [typed.replace(/\D.*|^0/g, ''), typed]) {
        type(name, text);
        expect(field().value).toBe(text);
      }
      const values = onChange.mock.calls.map(([, value]) => value);
      const at = (value: Json | undefined) =>
        render({ value: setAtPointer(carousel, '/intervalSeconds', value) });
      at(values[0]);
      at(undefined);
      expect(field().value).toBe('');
      at(values[0]);
      at(values.at(-1));
      expect(field().value).toBe(saved);
    },
  );

  it('shows the hour that a day is saved with, and saves no day without the hour that it needs', () => {
    const EVENT = 'sections/event.schema.json';
    const name = called(EVENT, 'startsAt');
    const hour = `${name}: hora`;
    const sources = { ...SOURCES, timeZone: 'America/New_York' };
    const value = { type: 'event', startsAt: '2027-04-24T10:00:00-04:00' };
    const { onChange } = show({ schema: EVENT, value, sources });
    const typeAll = (label: string, text: string, saved: string) => {
      type(label, text);
      expect(onChange).toHaveBeenLastCalledWith('/startsAt', saved);
    };
    typeAll(name, '13/11/2027', '2027-11-13T10:00:00-05:00');
    expect((named(hour) as HTMLInputElement).value).toBe('10:00');
    typeAll(hour, '', '13/11/2027');
    typeAll(name, '24/04/2027', '2027-04-24T00:00:00-04:00');
    expect((named(hour) as HTMLInputElement).value).toBe('00:00');
    typeAll(name, '14/03/2027', '2027-03-14T00:00:00-05:00');
    typeAll(hour, '02:30', '14/03/2027 02:30');
    expect((named(hour) as HTMLInputElement).value).toBe('02:30');
  });

  it('shows the formatted text that is saved, also after a change that was taken back', () => {
    const hero: Json = { type: 'hero', title: 'Olá', text: 'Um' };
    const { render } = show({ schema: 'sections/hero.schema.json', value: hero });
    const at = (text: string) => render({ value: setAtPointer(hero, '/text', text) });
    act(() => {
      paste(richTexts()[0], { 'text/plain': 'x' });
      at('Um');
    });
    expect(richTexts()[0]?.textContent).toBe('Um');
    at('xUm');
    expect(richTexts()[0]?.textContent).toBe('xUm');
    at('Um');
    expect(richTexts()[0]?.textContent).toBe('Um');
  });
});

it('focuses the text of a new option, not the value that it is sent as', () => {
  const options = [{ value: 'a', label: 'A' }];
  const schema = 'fields/select.schema.json';
  show({ schema, value: { type: 'select', name: 'assunto', label: 'Assunto', options } });
  click('Acrescentar opção');
  const label = named(called('form.schema.json#/definitions/Option', 'label'));
  expect(document.activeElement).toBe(label);
});

it.each([
  ['A1\tB1\r\n', 'A1 B1'],
  ['A1\r\nA2\r\n', 'A1 A2'],
])('keeps the cells %j apart that are pasted into one line', (cells, text) => {
  const { onChange } = show(ACTION);
  const field = named(LABEL) as HTMLInputElement;
  field.setSelectionRange(0, 3);
  paste(field, { 'text/plain': cells });
  expect(onChange).toHaveBeenLastCalledWith('/label', text);
  expect(field.value).toBe(text);
});
