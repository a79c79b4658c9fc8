import type { SectionTraits } from '../../data/section-traits.ts';

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
      thumbnailUrl: siteUrl + poster.src,
      // Search engines expect an hour with its zone; only the day is configured.
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
