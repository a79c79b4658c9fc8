import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** In the same chunk as `AuthPanel`, because visitors of one often need the other. */
export const ResetPassword = lazyComponent(
  async () => (await import('../../../panel/account/access-screens.ts')).ResetPasswordScreen,
);
