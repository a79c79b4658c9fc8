// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { holdBack, takeForm } from './boot-protocol.ts';

test('a form that is pressed before it is hydrated is taken once, and React finds it as it was served', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const told = vi.spyOn(console, 'error');
  const form = (
    <form>
      <input name="held" />
      <button type="submit">Enviar</button>
    </form>
  );
  document.body.innerHTML = renderToString(form);
  const [served] = document.forms;
  holdBack(served!);
  await act(async () => void hydrateRoot(document.body, form));
  expect(told).not.toHaveBeenCalled();
  expect(document.forms[0]).toBe(served);
  expect([takeForm(served!), takeForm(served!)]).toEqual([true, false]);
  vi.unstubAllGlobals();
});
