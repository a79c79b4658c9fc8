/** Marks the selected item in forced colours, which replace our colours and backgrounds. */
export const chosenWhenForced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;
