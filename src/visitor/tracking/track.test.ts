import { beforeEach, expect, test, vi } from 'vitest';

let tracking: typeof import('./track.ts');
beforeEach(async () => {
  vi.resetModules();
  tracking = await import('./track.ts');
});

test('without receivers, tracking does nothing', () => {
  expect(() => tracking.track({ name: 'form_submit', form: 'hero_form' })).not.toThrow();
});

test('a receiver that throws affects neither the page nor the others', () => {
  const broken = vi.fn(() => {
    throw new Error('theirs');
  });
  const sound = vi.fn();
  tracking.addReceiver(broken);
  tracking.addReceiver(sound);
  tracking.track({ name: 'phone_call' });
  expect(broken).toHaveBeenCalledOnce();
  expect(sound).toHaveBeenCalledWith({ name: 'phone_call' });
});

test('the current page is reported once to each receiver, also to one added later or again', () => {
  const [early, late] = [vi.fn(), vi.fn()];
  tracking.addReceiver(early);
  expect(early).not.toHaveBeenCalled();
  tracking.reportPage('/sobre');
  tracking.addReceiver(late);
  tracking.removeReceiver(late);
  tracking.addReceiver(late);
  for (const receiver of [early, late])
    expect(receiver.mock.calls).toEqual([[{ name: 'page_view', path: '/sobre' }]]);
  tracking.reportPage('/sobre');
  expect(early).toHaveBeenCalledTimes(2);
});

test('a removed receiver gets no further events', () => {
  const receiver = vi.fn();
  tracking.addReceiver(receiver);
  tracking.removeReceiver(receiver);
  tracking.reportPage('/');
  tracking.track({ name: 'phone_call' });
  expect(receiver).not.toHaveBeenCalled();
});
