import { styled } from '@mui/material/styles';
import { useMessages } from '../../data/site-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ConfiguredLayout } from '../../ui/section/configured-layout.tsx';
import { VideoElsewhere } from './elsewhere.tsx';
import { Film } from './film.tsx';

/** A video that waits for a click, and all that it says in writing. */
export function Video({ section }: { section: SectionOf<'video'> }) {
  const { source, transcript } = section;
  const messages = useMessages().video;
  return (
    <ConfiguredLayout weight="heavy" section={section}>
      {source.from === 'files' ? (
        <Film section={section} source={source} />
      ) : (
        <VideoElsewhere section={section} source={source} />
      )}
      {/* A visitor may have opened it before the app came. */}
      <Transcript suppressHydrationWarning>
        <summary data-no-print="">{messages.transcript}</summary>
        {transcript.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} />
          </p>
        ))}
      </Transcript>
    </ConfiguredLayout>
  );
}

const Transcript = styled('details')({
  maxWidth: 720,
  marginTop: 16,
  '& > summary': {
    width: 'fit-content',
    paddingBlock: 10,
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.3em',
    cursor: 'pointer',
  },
  '& > p': { marginTop: 12, color: 'var(--muted)' },
  // On paper nothing can be opened.
  '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
});
