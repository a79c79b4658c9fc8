// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { destination, watchClicks } from './clicks.ts';
import { carriesSecret } from './tags.ts';
import { addReceiver } from './track.ts';

const receiver = vi.fn();
let stop: () => void;
beforeAll(() => {
  addReceiver(receiver);
  stop = watchClicks();
  addEventListener('click', (event) => event.preventDefault()); // jsdom cannot navigate
});
afterAll(() => stop());

function click(html: string) {
  receiver.mockClear();
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-here]')!.click();
  return receiver.mock.calls.map(([event]) => event);
}

test('a click on a phone number is a call, without the number', () => {
  expect(click('<a href="tel:+5511999999999"><b data-here>ligue</b></a>')).toEqual([
    { name: 'phone_call' },
  ]);
});

test('a click on a button has its label and target, without query or hash', () => {
  expect(
    click('<a data-here data-track-button="Falar" href="/fale-conosco?email=a@b.c#x">Falar →</a>'),
  ).toEqual([{ name: 'button_click', label: 'Falar', to: '/fale-conosco' }]);
  expect(click('<a data-here href="https://wa.me/55?text=Oi">Iniciar  uma\nconversa</a>')).toEqual([
    { name: 'button_click', label: 'Iniciar uma conversa', to: 'https://wa.me/55' },
  ]);
  expect(click('<button type="button" data-here data-track-button="Ver">x</button>')).toEqual([
    { name: 'button_click', label: 'Ver' },
  ]);
});

test('a button that React holds back counts once, when the repeated click arrives', () => {
  receiver.mockClear();
  document.body.innerHTML = '<main><button type="button" data-track-button="Ver">x</button></main>';
  const main = document.querySelector('main')!;
  const hold = (event: Event) => event.stopPropagation();
  main.addEventListener('click', hold, true);
  document.querySelector('button')!.click();
  expect(receiver).not.toHaveBeenCalled();
  main.removeEventListener('click', hold, true);
  document.querySelector('button')!.click();
  expect(receiver.mock.calls).toEqual([[{ name: 'button_click', label: 'Ver' }]]);
});

test('other links and buttons are not tracked', () => {
  expect(click('<a data-here href="/sobre">Sobre</a>')).toEqual([]);
  expect(click('<button type="button" data-here>Abrir</button>')).toEqual([]);
});

test('only the protocol of an e-mail address is tracked', () => {
  expect(destination('mailto:a@b.example?subject=x')).toBe('mailto:');
  expect(destination('https://a.example/b?c#d')).toBe('https://a.example/b');
});

test('addresses with sign-in secrets are recognised', () => {
  const carries = (search: string, hash = '') => carriesSecret({ search, hash });
  expect(carries('', '#access_token=1&x=2')).toBe(true);
  expect(carries('?type=recovery&token_hash=1')).toBe(true);
  expect(carries('?code=1')).toBe(true);
  expect(carries('?utm_source=barcode', '#codes')).toBe(false);
});
