/** What is chosen among others, where colours are forced: there no background or colour of ours is left to tell it. */
export const chosenWhenForced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;
