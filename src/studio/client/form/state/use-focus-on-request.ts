import { type RefObject, useEffect } from 'react';
import { FOCUSABLE } from '../../ui/focusable.ts';
import { useFocusRequest, useForm } from './form-context.ts';

/** Scrolls to a field and focuses it when that is requested. With `exact`, requests for fields inside are ignored. */
export function useFocusOnRequest(
  element: RefObject<HTMLElement | null>,
  pointer: string,
  exact = false,
): void {
  const { focus } = useForm();
  const request = useFocusRequest(pointer);
  const mine = request && (!exact || request.pointer === pointer) ? request : undefined;
  useEffect(() => {
    const target = mine && element.current;
    if (!target) return;
    target.scrollIntoView({ block: 'center' });
    if (mine.isTyped) return focus.done(mine);
    const controls = [...target.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const control = firstOf(controls) ?? target;
    control.focus({ preventScroll: true });
    select(control);
    focus.done(mine);
  }, [mine, element, focus]);
}

/** The type of a new item has just been chosen, and its text comes before the name that programs know it by. */
function firstOf(controls: readonly HTMLElement[]): HTMLElement | undefined {
  const first = controls.find(({ dataset }) => !('isType' in dataset)) ?? controls[0];
  const isText = (control: HTMLElement) =>
    !('isCode' in control.dataset) && control.matches('input, textarea, [contenteditable]');
  return first && 'isCode' in first.dataset ? (controls.find(isText) ?? first) : first;
}

/** Selects the text, so that typing replaces it. */
function select(control: HTMLElement): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.select();
  else if (control.isContentEditable) getSelection()?.selectAllChildren(control);
}
