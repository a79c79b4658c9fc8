/**
 * `closedby="any"` for browsers that do not know it (Safari): a press that starts and ends beside a
 * modal closes it.
 */
export function closeBeside(dialog: HTMLDialogElement): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  let pressed = false;

  /** The backdrop is the dialog to the events; a click by keyboard is never the dialog's. */
  function isBeside({ target, clientX, clientY }: MouseEvent): boolean {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !isWithin;
  }

  dialog.addEventListener('pointerdown', (event) => {
    pressed = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (pressed && isBeside(event)) dialog.close();
  });
}
