import { REPLAY } from './boot-protocol.ts';

/** Lets buttons play drawings again, before the app is there and in what it leaves as it is. */
export function playAgainOnPress(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${REPLAY}]`) : null;
    const image = button?.previousElementSibling?.querySelector('img');
    // An address that was not used before: Chromium keeps one document for those that differ by their fragments alone.
    if (image) image.src = image.src.replace(/\d{0,9}(?=#)/, (times) => `${Number(times) + 1}`);
  });
}
