// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { notify, type Toast } from './notify.ts';
import Toaster from './toaster.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, Omit<Toast, 'tone'>, string[][]]>([
  [
    'Portuguese',
    { title: 'Erro', text: 'Tente de novo' },
    [
      ['Erro', ''],
      ['Tente de novo', ''],
    ],
  ],
  [
    'English',
    { title: 'Error', text: 'Failed', lang: 'en' },
    [
      ['Error', 'en'],
      ['Failed', 'en'],
    ],
  ],
  [
    'English, with a reason in Portuguese',
    { title: 'Error', text: 'Failed', reason: 'Venceu', lang: 'en' },
    [
      ['Error', 'en'],
      ['Venceu', ''],
    ],
  ],
])('a toast in %s declares the language of each part', async (_, toast, parts) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Toaster />));
  await act(async () => notify({ ...toast, tone: 'error' }));
  const alert = document.querySelector('[role=alert]');
  const elements = Array.from(alert?.querySelectorAll<HTMLElement>('strong, p') ?? []);
  expect(elements.map(({ textContent, lang }) => [textContent, lang])).toEqual(parts);
  await act(async () => root.unmount());
});

test('a failure is told from a success by its ground and its sign, not by colour alone', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Toaster />));
  await act(async () => {
    notify({ title: 'Feito', tone: 'success' });
    notify({ title: 'Erro', tone: 'error' });
  });
  const seen = Array.from(document.querySelectorAll('[role=alert]'), (alert) => ({
    title: alert.querySelector('strong')?.textContent,
    ground: alert.querySelector('[data-background]')?.getAttribute('data-background'),
    sign: alert.querySelector('svg[aria-hidden] path')?.getAttribute('d'),
  }));
  const done = seen.find(({ title }) => title === 'Feito');
  const failed = seen.find(({ title }) => title === 'Erro');
  expect([done?.ground, failed?.ground]).toEqual(['ink', undefined]);
  expect(done?.sign).toBeTruthy();
  expect(failed?.sign).toBeTruthy();
  expect(failed?.sign).not.toBe(done?.sign);
  await act(async () => root.unmount());
});

test('a toast is at the left where a sheet is open at the right', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Toaster />));
  const sideOf = (title: string) => {
    const alert = [...document.querySelectorAll('[role=alert]')].find(({ textContent }) =>
      textContent?.includes(title),
    );
    const { left, right } = getComputedStyle(alert!.closest('.notistack-SnackbarContainer')!);
    return [left, right].map((side) => side !== '' && side !== 'auto');
  };
  await act(async () => notify({ title: 'Feito', tone: 'success' }));
  expect(sideOf('Feito')).toEqual([false, true]);
  const list = document.body.appendChild(document.createElement('div'));
  list.setAttribute('data-fixed', '');
  list.setAttribute('data-open', '');
  await act(async () => notify({ title: 'Liberado', tone: 'success' }));
  expect(sideOf('Liberado')).toEqual([true, false]);
  list.remove();
  await act(async () => root.unmount());
});
