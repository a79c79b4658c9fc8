import './observers.ts';

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, vi } from 'vitest';
import { setHost } from '../../../shared/host.ts';
import { setAtPointer } from '../../../shared/json-pointer.ts';
import type { Json } from '../../../shared/protocol.ts';
import { rootNode } from '../schema/schema-node.ts';
import { SchemaForm, type SchemaFormProps } from '../schema-form.tsx';
import { labelOf } from '../words/labels.ts';
import { SCHEMAS, SOURCES } from './site.ts';

let root: Root | undefined;
export let container: HTMLElement;

/** For each file of tests that shows forms. */
export function prepareForms(): void {
  beforeAll(() => {
    setHost({
      ask: () => Promise.reject(new Error('No form asks that')),
      startWorker: () => new Worker(''),
      canvas: '',
      icons: async () => [],
      iconUrl: (name) => `/icon/${name}`,
      addPicture: vi.fn(),
      hasSocialPictures: true,
    });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    Element.prototype.scrollIntoView = () => {};
  });
  afterEach(removeForm);
}

export function removeForm(): void {
  act(() => root?.unmount());
  container.remove();
}

/** A form whose value is kept as the studio keeps it. */
export function show(first: Partial<SchemaFormProps> & Pick<SchemaFormProps, 'schema' | 'value'>) {
  const onChange = vi.fn((pointer: string, next: Json | undefined) => {
    const value = setAtPointer(props.value, pointer.slice(props.pointer.length), next);
    props = { ...props, value };
    root?.render(<SchemaForm {...props} />);
  });
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

export const named = (name: string) =>
  [...container.querySelectorAll<HTMLElement>('button, input, textarea, select')].find(
    (element) => nameOf(element) === name,
  );

export function nameOf(element: HTMLElement): string | null | undefined {
  const labels = [...container.querySelectorAll('label')];
  const label = labels.find(({ htmlFor }) => htmlFor !== '' && htmlFor === element.id);
  return element.getAttribute('aria-label') ?? (label ? label.textContent : element.textContent);
}

export const click = (name: string) => act(() => named(name)?.click());

export function type(name: string, text: string) {
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
export function paste(field: HTMLElement | null | undefined, data: Record<string, string>) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = { getData: (kind: string) => data[kind] ?? '', files: [], types: [] };
  act(() => field?.dispatchEvent(Object.assign(event, { clipboardData })));
}

/** Opens the first of what is closed, and the first of what that shows. */
export function openSome() {
  for (let turn = 0; turn < 4; turn += 1)
    act(() => container.querySelector<HTMLElement>('[aria-expanded="false"]')?.click());
}

/** What the schemas call a field; their words are not what is tested here. */
export const called = (schema: string, key: string) =>
  labelOf(SCHEMAS, rootNode(SCHEMAS, schema), key);

export const richTexts = () => [...container.querySelectorAll<HTMLElement>('[contenteditable]')];
