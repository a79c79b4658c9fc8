import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with documents load. */
export const Documents = lazyComponent(
  async () => (await import('./document-groups.tsx')).DocumentGroups,
);
