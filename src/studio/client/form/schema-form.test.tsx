// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Json, StudioProblem } from '../../shared/protocol.ts';
import { rootNode } from './schema/schema-node.ts';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';
import { SCHEMAS, SOURCES } from './testing.ts';
import { labelOf } from './words/label-of.ts';

// What jsdom has none of, and dragging asks for when it is loaded.
vi.hoisted(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
});

const CONTENT = join(String(process.env.CONTENT_ROOT), 'site-config');

let root: Root | undefined;
let container: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

/** A form whose value is kept as the studio keeps it. */
function show(first: Partial<SchemaFormProps> & Pick<SchemaFormProps, 'schema' | 'value'>) {
  const onChange = vi.fn();
  let props: SchemaFormProps = {
    schemas: SCHEMAS,
    pointer: '',
    sources: SOURCES,
    blocks: { sections: [], fields: [] },
    problems: [],
    onChange,
    onFix: vi.fn(),
    onRename: vi.fn(),
    onRemoveEntry: vi.fn(),
    addPicture: vi.fn(),
    ...first,
  };
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  const render = (more: Partial<SchemaFormProps> = {}) => {
    props = { ...props, ...more };
    act(() => root?.render(<SchemaForm {...props} />));
  };
  render();
  return { onChange, render };
}

const named = (name: string) =>
  [...container.querySelectorAll<HTMLElement>('button, input, textarea, select')].find(
    (element) => nameOf(element) === name,
  );

function nameOf(element: HTMLElement): string | null | undefined {
  const labels = [...container.querySelectorAll('label')];
  const label = labels.find(({ htmlFor }) => htmlFor !== '' && htmlFor === element.id);
  return element.getAttribute('aria-label') ?? (label ? label.textContent : element.textContent);
}

const click = (name: string) => act(() => named(name)?.click());

function type(name: string, text: string) {
  const field = named(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`No field is called ${name}.`);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  act(() => {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Pastes over what is chosen in a field, else at its end. */
function paste(field: HTMLElement | null | undefined, data: Record<string, string>) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = { getData: (kind: string) => data[kind] ?? '', files: [], types: [] };
  act(() => field?.dispatchEvent(Object.assign(event, { clipboardData })));
}

/** Opens the first of what is closed, and the first of what that shows. */
function openSome() {
  for (let turn = 0; turn < 4; turn += 1)
    act(() => container.querySelector<HTMLElement>('[aria-expanded="false"]')?.click());
}

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

/** What the schemas call a field; their words are not what is tested here. */
const called = (schema: string, key: string) => labelOf(SCHEMAS, rootNode(SCHEMAS, schema), key);

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

  it('keeps what is being typed while an earlier value arrives late, and accepts undone values', () => {
    const { render } = show(ACTION);
    const field = () => named(LABEL) as HTMLInputElement;
    type(LABEL, 'Ver m');
    type(LABEL, 'Ver ma');
    render({ value: { label: 'Ver m', to: '/' } });
    expect(field().value).toBe('Ver ma');
    render({ value: { label: 'Ver ma', to: '/' } });
    expect(field().value).toBe('Ver ma');
    render({ value: action });
    expect(field().value).toBe('Ver');
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
    const [pointer, added] = onChange.mock.lastCall ?? [];
    expect([pointer, added]).toEqual(['/actions', [expect.objectContaining({ to: '/' })]]);
    render({ value: { ...hero, actions: added } });
    click(`Tirar ${called('sections/hero.schema.json', 'actions')}`);
    expect(onChange).toHaveBeenLastCalledWith('/actions', undefined);
  });

  it('moves, duplicates and removes the items of a list', () => {
    const value = { items: ['A', 'B'].map((label) => ({ label, value: label })), type: 'figures' };
    const { onChange } = show({ schema: 'sections/figures.schema.json', value });
    const last = () => onChange.mock.lastCall?.[1].map((item: { label: string }) => item.label);
    click('Descer número 1');
    expect(last()).toEqual(['B', 'A']);
    click('Duplicar número 1');
    expect(last()).toEqual(['A', 'A', 'B']);
    click('Tirar número 1');
    expect(last()).toEqual(['B']);
  });

  const tab = (...paragraphs: string[]) => ({
    schema: 'sections/tabs.schema.json#/properties/items/items',
    value: { id: 'a', label: 'A', title: 'A', paragraphs },
  });
  const richTexts = () => [...container.querySelectorAll<HTMLElement>('[contenteditable]')];

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
    paste(named('palavra-chave 3'), { 'text/plain': 'x\n'.repeat(20) }); // more than there may be
    expect(onChange).toHaveBeenCalledTimes(1);
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
      problem({ pointer: '/label', message: '“label” está vazio.' }),
      problem({ code: 'missing-key', message: 'Falta “to” no arquivo.' }),
    ];
    render({ problems, value: { label: '' } });
    const field = named(LABEL);
    const told = String(field?.getAttribute('aria-describedby'))
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(told.join(' ')).toContain(`“${LABEL}” está vazio.`);
    expect(container.textContent).toContain(`Falta “${called(ACTION.schema, 'to')}”`);
    act(() => root?.unmount());
    container.remove();
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
      called('form.schema.json#/definitions/TextField', 'label'),
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
    called('form.schema.json#/definitions/TextField', 'label'),
  );
});

it('names a new record after the typed text', () => {
  const { onChange } = show({ schema: 'collections/partners.schema.json', value: {} });
  type('Novo registro', 'Nova Terra');
  click('Acrescentar');
  expect(JSON.stringify(onChange.mock.lastCall)).toContain('"name":"Nova Terra"');
});
