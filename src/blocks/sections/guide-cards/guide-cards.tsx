import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with guides load. */
export const GuideCards = lazyComponent(async () => (await import('./cards.tsx')).Cards);
