import { expect, it } from 'vitest';
import { following } from './following.ts';

/** What a link leads to while it is written over, letter by letter. */
function typed(saved: { label: string; to: string }, text: string): (string | undefined)[] {
  let now = saved;
  return ['', ...text].map((_, at) => {
    const label = text.slice(0, at);
    const to = following(saved, now, label);
    now = { label, to: to ?? now.to };
    return to;
  });
}

it('follows a telephone and an e-mail that read as they lead', () => {
  const phone = { label: '(11) 3000-0000', to: 'tel:+551130000000' };
  const said = typed(phone, '(11) 3111-2222');
  expect([said[0], said[5], said.at(-1)]).toEqual([phone.to, phone.to, 'tel:+551131112222']);
  const email = { label: 'a@forte.example', to: 'mailto:a@forte.example' };
  expect(typed(email, 'b@forte.example').at(-1)).toBe('mailto:b@forte.example');
});

it('leaves alone what reads and leads otherwise, or no longer as it read', () => {
  const call = { label: 'Ligue', to: 'tel:+551130000000' };
  expect(typed(call, 'Telefone')).toEqual(Array.from({ length: 9 }, () => undefined));
  const phone = { label: '3000-0000', to: 'tel:+551130000000' };
  const other = { ...phone, to: 'tel:+5511999999999' };
  expect(following(phone, other, '3111-2222')).toBeUndefined();
});
