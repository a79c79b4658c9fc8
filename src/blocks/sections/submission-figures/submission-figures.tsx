import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that no other page loads. */
export const SubmissionFigures = lazyComponent(
  async () => (await import('../../../panel/figures/figures-page.tsx')).FiguresScreen,
);
