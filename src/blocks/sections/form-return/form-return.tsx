import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that no other page loads. */
export const FormReturn = lazyComponent(
  async () => (await import('./return-message.tsx')).ReturnMessage,
);
