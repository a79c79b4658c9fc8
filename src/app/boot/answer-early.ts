import { ANSWER, askConsent } from '../../lib/boot-protocol.ts';
import { answerToAll } from '../../visitor/consent/store-decision.ts';
import type { EarlyPresses } from './early-presses.ts';
import { turnByPress } from './slides.ts';

/** Does at once what needs no app: turns slides, and takes an answer about consent, which the app confirms later. */
export function answerEarly(presses: EarlyPresses, consent = ''): void {
  const answer = (control: Element): boolean => {
    const allowed = control.getAttribute(ANSWER);
    if (allowed !== null) {
      answerToAll(consent, allowed === 'true');
      askConsent(false);
    }
    const isDone = turnByPress(control);
    if (isDone) presses.delete(control);
    return isDone;
  };
  for (const control of [...presses.keys()]) answer(control);
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest('button');
      // The app, which may be taking over just now, would turn the slides once more.
      if (control && answer(control)) event.stopPropagation();
    },
    true,
  );
}
