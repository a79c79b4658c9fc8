import { isLive, momentOf, spanOf } from '../read/site/is-live.ts';
import type { SiteConfig } from '../read/site/site-config.ts';
import type { Clock } from '../read/words/time-zone.ts';

interface Change {
  at: number;
  sentence: string;
}

/** "Próxima mudança: 3/12/2026 00:00, /promocao entra no ar.", or nothing where no date is to come. */
export function nextChange({ pages }: SiteConfig, { now, timeZone }: Clock): string | undefined {
  const changesOf = (pageOrSection: unknown, name: string): Change[] => {
    const { from, until } = spanOf(pageOrSection, timeZone);
    return [
      { at: from, sentence: `${name} entra no ar` },
      { at: until, sentence: `${name} sai do ar` },
    ].filter(({ at }) => at > now && at < Infinity);
  };
  const timed = pages.filter(({ facts }) => facts.isTimed);
  const changes = timed.flatMap(({ page }) => [
    ...changesOf(page, page.path),
    ...page.sections.flatMap((section) =>
      changesOf(section, `uma seção de ${page.path}`).filter(({ at }) =>
        // A section that changes together with its page is covered by the change of the page.
        [at - 1, at].every((now) => isLive(page, { now, timeZone })),
      ),
    ),
  ]);
  const first = Math.min(...changes.map(({ at }) => at));
  const sentences = new Set(
    changes.filter(({ at }) => at === first).map(({ sentence }) => sentence),
  );
  return sentences.size > 0
    ? `Próxima mudança: ${momentOf(first, timeZone)}, ${[...sentences].join('; ')}.`
    : undefined;
}
