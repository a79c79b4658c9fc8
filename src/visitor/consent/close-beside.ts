/**
 * `closedby="any"` for browsers without it (Safari): a press that starts and ends outside a
 * modal closes it.
 */
export function closeBeside(dialog: HTMLDialogElement): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  let pressed = false;

  /** Events on the backdrop have the dialog as target; a click by keyboard never has. */
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
