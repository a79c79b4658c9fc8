import { beforeEach, expect, test, vi } from 'vitest';

let tracking: typeof import('./track.ts');
beforeEach(async () => {
  vi.resetModules();
  tracking = await import('./track.ts');
});

test('with nobody allowed to hear, nothing happens', () => {
  expect(() => tracking.track({ name: 'form_submit', form: 'hero_form' })).not.toThrow();
});

test('a receiver that throws disturbs neither the page nor the others', () => {
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

test('the current page is reported once to each tag, also to one that is added later or again', () => {
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

test('one that was withdrawn hears nothing more', () => {
  const receiver = vi.fn();
  tracking.addReceiver(receiver);
  tracking.removeReceiver(receiver);
  tracking.reportPage('/');
  tracking.track({ name: 'phone_call' });
  expect(receiver).not.toHaveBeenCalled();
});
