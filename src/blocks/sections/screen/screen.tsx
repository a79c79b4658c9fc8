import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with a screen load. */
export const Screen = lazyComponent(async () => (await import('./surface.tsx')).Surface);
