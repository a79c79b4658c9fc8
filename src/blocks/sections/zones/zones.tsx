import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with zones load. */
export const Zones = lazyComponent(async () => (await import('./zone-plans.tsx')).ZonePlans);
