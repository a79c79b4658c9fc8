import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with partners load. */
export const PartnerStrip = lazyComponent(async () => (await import('./strip.tsx')).Partners);
