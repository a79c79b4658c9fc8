import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with places load. */
export const Places = lazyComponent(async () => (await import('./place-list.tsx')).PlaceList);
