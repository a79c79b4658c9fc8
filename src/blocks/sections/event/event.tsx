import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages of events load. */
export const Event = lazyComponent(async () => (await import('./ticket.tsx')).EventTicket);
