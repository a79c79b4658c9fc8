/** The sides of all that stands in a frame: src/ui/exhibit.tsx says how far they are, none where there is no frame. */
export const inset = 'var(--start) var(--end)';
