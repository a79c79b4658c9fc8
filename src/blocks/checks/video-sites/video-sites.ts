import { pagesWith } from '../../../content/read/site/mentions.ts';
import { shownSections } from '../../../content/read/site/shared-sections.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import type { Page } from '../../../types/config.gen.ts';
import { msg } from '../../../words/message.ts';
import { traitsOf } from '../../traits.ts';

const CODES = ['video-without-consent'] as const;

/** A video of another site can ask for permission: consent.json says what for. */
export const checkVideoSites = siteCheck(CODES, ({ entries, mentions }, report) => {
  const consent = single(entries, 'consent');
  if (consent && !isObject(consent.value)) return; // reported already
  const categories = isObject(consent?.value) ? consent.value.categories : {};
  const video = isObject(categories) ? categories.video : undefined;
  if (isObject(video) && Array.isArray(video.services) && video.services.includes('videoSites'))
    return;
  for (const entry of pagesWith(mentions, 'player'))
    for (const [index, section] of shownSections(entry).entries())
      if (hasPlayer(section))
        report(entry, {
          code: 'video-without-consent',
          pointer: pointerOf('sections', index, 'source'),
          message: msg('checks/video-sites:no-category'),
          hint: msg('checks/video-sites:no-category-hint'),
        });
});

/** The schema is checked before, so a section with a known type is one. */
const hasPlayer = (section: unknown) =>
  isObject(section) &&
  traitsOf(section.type).player?.(section as unknown as Page['sections'][number]) !== undefined;
