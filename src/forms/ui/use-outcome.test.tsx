// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Form, Messages, Notice } from '../../types/config.gen.ts';
import { setToaster, type Toast } from '../../ui/toasts/notify.ts';
import type { Outcome } from './outcomes.ts';
import { useOutcome } from './use-outcome.ts';

afterEach(() => {
  setToaster(undefined);
  vi.unstubAllGlobals();
});

const form = {
  fields: [],
  submit: {
    strategy: 'log-and-track',
    notices: { confirmed: 'feito', refused: 'falhou' },
  },
} as unknown as Form;

/** The toasts of an outcome whose notice is this one. */
async function toastsOf(status: Outcome['status'], notice: Partial<Notice>): Promise<Toast[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const toasts: Toast[] = [];
  setToaster((toast) => toasts.push(toast));
  const id = status === 'confirmed' ? 'feito' : 'falhou';
  const notices = [{ id, title: 'Título', text: 'Texto.', ...notice }];
  let show: ReturnType<typeof useOutcome>['show'] | undefined;
  function Shown() {
    ({ show } = useOutcome({ form, notices, texts: {} as Messages['forms'] }, () => {}));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Shown />));
  await act(async () => show?.(status));
  await act(async () => root.unmount());
  return toasts;
}

test.each(['confirmed', 'refused'] as const)(
  'a notice with "toast" is also shown over the page: %s',
  async (status) => {
    const tone = status === 'confirmed' ? 'success' : 'error';
    expect(await toastsOf(status, { toast: true })).toMatchObject([
      { title: 'Título', text: 'Texto.', tone },
    ]);
    expect(await toastsOf(status, {})).toEqual([]);
  },
);

test('with other words, where the notice has them', async () => {
  expect(
    await toastsOf('refused', { toast: true, toastTitle: 'Error', toastLang: 'en' }),
  ).toMatchObject([{ title: 'Error', text: 'Texto.', lang: 'en' }]);
});
