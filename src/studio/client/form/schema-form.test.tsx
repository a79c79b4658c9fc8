// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { field as keyNamed, msg } from '../../../words/message.ts';
import { setAtPointer } from '../../shared/json-pointer.ts';
import type { Json, StudioProblem } from '../../shared/protocol.ts';
import {
  called,
  click,
  container,
  named,
  nameOf,
  openSome,
  paste,
  prepareForms,
  removeForm,
  richTexts,
  show,
  type,
} from './testing/form.tsx';
import { SCHEMAS, SOURCES } from './testing/site.ts';

prepareForms();

const CONTENT = join(String(process.env.CONTENT_ROOT), 'site-config');

const fileOf = (name: string): Json => JSON.parse(readFileSync(join(CONTENT, name), 'utf8'));

const problem = (more: Partial<StudioProblem>): StudioProblem => ({
  severity: 'error',
  code: 'pattern',
  file: 'x.json',
  pointer: '',
  message: 'Não serve.',
  fixable: false,
  ...more,
});

const action: Json = { label: 'Ver', to: '/' };
const ACTION = { schema: 'common.schema.json#/definitions/action', value: action };
const LABEL = called(ACTION.schema, 'label');
const LINK = 'common.schema.json#/definitions/navigationLink';

describe('a form', () => {
  it.each([
    'site.json',
    'theme.json',
    'collections/partners.json',
    'forms/contato.json',
    'pages/sobre.json',
  ])('does not change %s when it is opened', (name) => {
    const schema = name.startsWith('pages/')
      ? 'page.schema.json'
      : name.startsWith('forms/')
        ? 'form.schema.json'
        : name.replace('.json', '.schema.json');
    const { onChange } = show({ schema, value: fileOf(name) });
    openSome();
    expect(container.querySelectorAll('input, textarea, select, button').length).toBeGreaterThan(2);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    [60, undefined],
    [160, 1],
    [500, 3],
  ])('has a text of at most %i characters in a control of so many rows: %s', (maxLength, rows) => {
    const text = { title: 'Texto', description: 'O texto.', type: 'string', maxLength };
    const schema = 'sections/texts.schema.json';
    const schemas = { ...SCHEMAS, [schema]: { type: 'object', properties: { text } } };
    show({ schema, schemas, value: { text: '' } });
    openSome();
    const control = container.querySelector('input, textarea');
    expect(control instanceof HTMLTextAreaElement ? control.rows : undefined).toBe(rows);
  });

  it('writes each text in the direction of its words, and what machines read left to right', () => {
    show({
      schema: 'sections/hero.schema.json',
      value: { type: 'hero', title: 'عيادة', text: 'مرحبا.' },
    });
    expect(named(called('sections/hero.schema.json', 'title'))?.dir).toBe('auto');
    expect(richTexts()[0]?.dir).toBe('auto');
    removeForm();
    show({ schema: 'theme.schema.json', value: fileOf('theme.json') });
    openSome();
    expect(container.querySelector<HTMLElement>('[type="color"] + input')?.dir).toBe('ltr');
  });

  it('reports typed text with its pointer in the file', () => {
    const { onChange } = show({ ...ACTION, pointer: '/sections/2/action' });
    type(LABEL, 'Ver mais');
    expect(onChange).toHaveBeenCalledWith('/sections/2/action/label', 'Ver mais');
  });

  it('removes an emptied optional text, and keeps an emptied required one', () => {
    const { onChange } = show({
      schema: LINK,
      value: { label: 'Sobre', to: '/', description: 'Quem somos' },
    });
    type(called(LINK, 'description'), '');
    type(called(LINK, 'label'), '');
    expect(onChange.mock.calls).toEqual([
      ['/description', undefined],
      ['/label', ''],
    ]);
  });

  it('asks what a new picture shows, until that is said', () => {
    const PICTURE = 'common.schema.json#/definitions/picture';
    const before: Json = { src: '/imagens/forte.svg', alt: 'Um forte' };
    const { onChange, render } = show({ schema: PICTURE, value: before });
    const choose = () => {
      render({ value: before });
      click('Escolher: Arquivo da imagem');
      act(() => document.querySelector<HTMLElement>('[title="/imagens/mapa.svg"]')?.click());
      render({ value: { src: '/imagens/mapa.svg', alt: 'Um forte' } });
    };
    choose();
    expect(document.activeElement).toBe(named('Texto alternativo'));
    click('Ela só enfeita');
    expect(onChange).toHaveBeenLastCalledWith('/alt', '');
    expect(named('Ela só enfeita')).toBeUndefined();
    choose();
    click('O texto continua certo');
    expect(named('Ela só enfeita')).toBeUndefined();
    choose();
    type('Texto alternativo', 'Um mapa');
    render({ value: { src: '/imagens/mapa.svg', alt: 'Um mapa' } });
    expect(named('Ela só enfeita')).toBeUndefined();
  });

  it('adds a part that is valid, and takes it away again', () => {
    const hero: Json = { type: 'hero', title: 'Olá', text: 'Texto.' };
    const { onChange, render } = show({ schema: 'section.schema.json', value: hero });
    click(`Acrescentar ${called('sections/hero.schema.json', 'actions')}`);
    const [pointer, added = null] = onChange.mock.lastCall ?? [];
    expect([pointer, added]).toEqual(['/actions', [expect.objectContaining({ to: '/' })]]);
    render({ value: { ...hero, actions: added } });
    click(`Tirar ${called('sections/hero.schema.json', 'actions')}`);
    expect(onChange).toHaveBeenLastCalledWith('/actions', undefined);
  });

  it('puts the focus into the first sample of a new item, not into what comes before it', () => {
    const schema = 'sections/card-grid.schema.json';
    show({ schema, value: { type: 'card-grid', title: 'Motivos', cards: [] } });
    click('Acrescentar cartão');
    expect(document.activeElement).toHaveProperty('value', expect.stringMatching(/^‹.*›$/));
  });

  it('moves, duplicates and removes the items of a list', () => {
    const value = { items: ['A', 'B'].map((label) => ({ label, value: label })), type: 'figures' };
    const { onChange } = show({ schema: 'sections/figures.schema.json', value });
    const last = () =>
      (onChange.mock.lastCall?.[1] as { label: string }[] | undefined)?.map(({ label }) => label);
    click('Descer número 1');
    expect(last()).toEqual(['B', 'A']);
    click('Duplicar número 1');
    expect(last()).toEqual(['B', 'B', 'A']);
    click('Tirar número 1');
    expect(last()).toEqual(['B', 'A']);
  });

  const tab = (...paragraphs: string[]) => ({
    schema: 'sections/tabs.schema.json#/properties/items/items',
    value: { id: 'a', label: 'A', title: 'A', paragraphs },
  });

  it('turns each pasted paragraph into an item of a list of texts, in one step', () => {
    const meta = { title: 'T', description: 'D', keywords: ['rede'] };
    const { onChange, render } = show({ schema: 'page.schema.json', value: { path: '/', meta } });
    openSome();
    const field = named('palavra-chave 1') as HTMLInputElement;
    field.setSelectionRange(2, 4);
    paste(field, { 'text/plain': 'gra\nmonitor\nba' });
    const keywords = ['regra', 'monitor', 'ba'];
    expect(onChange.mock.calls).toEqual([['/meta/keywords', keywords]]);
    render({ value: { path: '/', meta: { ...meta, keywords } } });
    expect(
      keywords.map((_, at) => (named(`palavra-chave ${at + 1}`) as HTMLInputElement).value),
    ).toEqual(keywords);
    paste(named('palavra-chave 3'), { 'text/plain': 'só uma' });
    expect(onChange).toHaveBeenCalledTimes(1);
    paste(named('palavra-chave 3'), { 'text/plain': 'x\n'.repeat(20) }); // more than there may be
    expect(onChange).toHaveBeenLastCalledWith(
      '/meta/keywords/2',
      expect.stringMatching(/^(ba)?x( x){19}(ba)?$/),
    );
  });

  it('shows a text in the place of a list as its only item, and makes it a list when there is another', () => {
    const value = { type: 'record-list', collection: 'diario', category: 'Ofício' };
    const { onChange } = show({ schema: 'sections/record-list.schema.json', value });
    openSome();
    type('categoria 1', 'Visitas');
    expect(onChange).toHaveBeenLastCalledWith('/category', 'Visitas');
    click('Acrescentar categoria');
    expect(onChange.mock.lastCall?.[0]).toBe('/category');
    expect(onChange.mock.lastCall?.[1]).toEqual(['Visitas', expect.any(String)]);
    type('categoria 2', 'Ofício');
    expect(onChange).toHaveBeenLastCalledWith('/category/1', 'Ofício');
  });

  it('keeps the emphasis of paragraphs pasted into a list', () => {
    const { onChange } = show({ ...tab('Antes. '), pointer: '/sections/0/items/0' });
    const html = '<p>Um <b>forte</b></p><p>&nbsp;</p><p>Dois</p>';
    paste(richTexts()[0], { 'text/html': html, 'text/plain': 'Um forte\n\nDois' });
    expect(onChange.mock.calls).toEqual([
      [
        '/sections/0/items/0/paragraphs',
        [expect.stringContaining('Um **forte**'), expect.stringContaining('Dois')],
      ],
    ]);
  });

  it('pastes lines into a single text as lines, and words with their spaces', () => {
    const text = { type: 'hero', title: 'Olá', text: 'Um' };
    const { onChange } = show({ schema: 'sections/hero.schema.json', value: text });
    paste(richTexts()[0], { 'text/plain': 'dois\n\ntrês\n' });
    paste(richTexts()[0], { 'text/plain': 'e ' });
    const [first, last] = onChange.mock.calls.map(([, value]) => value);
    expect(first).toContain('dois\\\ntrês');
    expect(last).toMatch(/e \S/);
  });

  it('shows a problem at its field, with the label for the key, and a count on closed groups', () => {
    const { render } = show(ACTION);
    const problems = [
      problem({
        pointer: '/label',
        message: msg('content/schema:text-empty', { name: keyNamed('label') }),
      }),
      problem({
        code: 'missing-key',
        missing: 'to',
        message: msg('content/schema:missing-key', {
          key: keyNamed('to'),
          place: msg('words:in-file'),
        }),
      }),
    ];
    render({ problems, value: { label: '' } });
    const field = named(LABEL);
    const told = String(field?.getAttribute('aria-describedby'))
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(told.join(' ')).toContain(`“${LABEL}” está vazio.`);
    expect(container.textContent).toContain(`Falta “${called(ACTION.schema, 'to')}”`);
    removeForm();
    const page = { path: '/', meta: { title: '' }, sections: [] };
    show({
      schema: 'page.schema.json',
      value: page,
      problems: [problem({ pointer: '/meta/title' }), problem({ pointer: '/meta' })],
    });
    expect(container.textContent).toContain('2 erros');
  });

  it('fixes a problem that has a certain correction', () => {
    const wrong = problem({ pointer: '/label', fixable: true });
    const onFix = vi.fn();
    show({ ...ACTION, problems: [wrong], onFix });
    click('Corrigir');
    expect(onFix).toHaveBeenCalledWith(wrong);
  });

  it('opens the groups around a field and focuses it once', () => {
    const { render } = show({ schema: 'form.schema.json', value: fileOf('forms/contato.json') });
    const focus = { pointer: '/fields/4/label' };
    render({ focus });
    expect(nameOf(document.activeElement as HTMLElement)).toBe(
      called('fields/text.schema.json', 'label'),
    );
    (document.activeElement as HTMLElement).blur();
    render({ focus, problems: [] });
    expect(document.activeElement).toBe(document.body);
  });
});

it('focuses the label of a new form field, not its type', () => {
  const { render } = show({ schema: 'form.schema.json', value: fileOf('forms/contato.json') });
  render({ focus: { pointer: '/fields/4' } });
  expect(nameOf(document.activeElement as HTMLElement)).toBe(
    called('fields/text.schema.json', 'label'),
  );
});

it('names a new record after the typed text', () => {
  const { onChange } = show({ schema: 'collections/partners.schema.json', value: {} });
  type('Novo registro', 'Nova Terra');
  click('Acrescentar');
  expect(JSON.stringify(onChange.mock.lastCall)).toContain('"name":"Nova Terra"');
});

it('leaves what a new record has to have, and no sample can say, to be chosen', () => {
  const { onChange } = show({ schema: 'collections/holidays.schema.json', value: {} });
  type('Novo registro', 'Locais');
  click('Acrescentar');
  expect(onChange.mock.lastCall).toEqual([
    '/locais',
    { name: 'Locais', exceptions: [{ name: '‹Confraternização universal›' }] },
  ]);
});

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
    ['26.000', '26.000'],
    ['1,500', '1,500'],
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
