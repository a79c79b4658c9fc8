import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that no other page loads. */
export const Account = lazyComponent(
  async () => (await import('../../../panel/account/account.tsx')).AccountScreen,
);
