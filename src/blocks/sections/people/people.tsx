import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with people load. */
export const People = lazyComponent(async () => (await import('./person-list.tsx')).PersonList);
