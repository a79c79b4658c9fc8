import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages for signing in load. */
export const AuthPanel = lazyComponent(
  async () => (await import('../../../panel/account/access-screens.ts')).AuthPanelScreen,
);
