import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with prices load. */
export const Prices = lazyComponent(async () => (await import('./price-list.tsx')).PriceList);
