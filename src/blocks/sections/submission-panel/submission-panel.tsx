import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that no other page loads. */
export const SubmissionPanel = lazyComponent(
  async () => (await import('../../../panel/panel.tsx')).PanelScreen,
);
