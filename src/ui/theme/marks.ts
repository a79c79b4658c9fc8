/** A point on a line of steps: a diamond, or a circle in a theme of round corners. */
export const point = {
  content: '""',
  position: 'absolute',
  width: 13,
  height: 13,
  border: '1.5px solid var(--fg)',
  background: 'var(--bg)',
  borderRadius: 'var(--mark)',
  transform: 'rotate(45deg)',
} as const;

/** Marks the selected item in forced colours, which replace our colours and backgrounds. */
export const chosenWhenForced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** Behind a passage that a note explains. */
export const WASH = 'color-mix(in srgb, var(--line) 50%, transparent)';

/** A figure has at most nine notes (`annotatedNotes` in schema/common.schema.json). */
const NOTES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Selects what belongs to a note while the pointer or the focus is on the note or on what it explains.
 * Both have the number of the note in an attribute; `within`: how the element relates to that one.
 */
export const litPair = (within: (note: string) => string, attribute = 'data-note'): string =>
  NOTES.map((number) => {
    const note = `[${attribute}="${number}"]`;
    return `section:has(${note}:is(:hover, :focus-within)) ${within(note)}`;
  }).join();
