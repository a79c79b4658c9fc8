import { lazyComponent } from '../../../lib/lazy-component.tsx';

/** A chunk that only pages with an article load. */
export const Article = lazyComponent(async () => (await import('./article-text.tsx')).ArticleText);
