/** The sides of all that stands in a frame: src/app/ui/exhibit.tsx says how far they are, none where there is no frame. */
export const inset = 'var(--start) var(--end)';
