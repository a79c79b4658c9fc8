import { fileOfPicture } from '../../../ui/data/picture-file.ts';
import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'video'> = {
  player: ({ source }) => (source.from === 'site' ? source.player : undefined),
  structuredData: (
    { id, title, intro, poster, source, seconds, published, transcript },
    { url, siteUrl, language, plainText, startOfDay },
  ) => [
    {
      '@type': 'VideoObject',
      '@id': `${url}#${id ?? 'video'}`,
      name: title,
      description: plainText(intro),
      thumbnailUrl: siteUrl + fileOfPicture(poster.src),
      // Search engines ask for an hour and its zone; what is known is the day.
      uploadDate: startOfDay(published),
      duration: `PT${seconds}S`,
      inLanguage: language,
      transcript: transcript.map(plainText).join(' '),
      ...(source.from === 'files'
        ? { contentUrl: siteUrl + source.mp4 }
        : { embedUrl: source.player }),
    },
  ],
};
