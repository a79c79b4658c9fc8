import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with a list load. */
export const RecordList = lazyComponent(async () => (await import('./list.tsx')).List);
