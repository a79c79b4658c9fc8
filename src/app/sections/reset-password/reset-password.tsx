import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** In the chunk of `AuthPanel`: whoever sees one may want the other. */
export const ResetPassword = lazyComponent(
  async () => (await import('../../account/access-screens.ts')).ResetPassword,
);
