import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with steps load. */
export const Steps = lazyComponent(async () => (await import('./step-list.tsx')).StepList);
