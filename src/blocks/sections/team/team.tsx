import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that no other page loads. */
export const Team = lazyComponent(
  async () => (await import('../../../panel/team/team-page.tsx')).TeamScreen,
);
