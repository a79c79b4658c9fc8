/** Padding of content in a frame; src/ui/exhibit.tsx sets the variables. */
export const inset = 'var(--start) var(--end)';
