import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Details, UnderlinedSummary } from '../../../ui/native-details.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ConfiguredLayout } from '../../../ui/section/configured-layout.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { ExternalVideo } from './external-video.tsx';
import { Film } from './film.tsx';

/** A video that starts with a click, and its transcript. */
export function Video({ section }: { section: SectionOf<'video'> }) {
  const { source, transcript } = section;
  const messages = useMessages().video;
  return (
    <ConfiguredLayout weight="heavy" section={section}>
      {source.from === 'files' ? (
        <Film section={section} source={source} />
      ) : (
        <ExternalVideo section={section} source={source} />
      )}
      {/* The visitor may have opened it before hydration. */}
      <Transcript suppressHydrationWarning>
        <Summary data-no-print="">{messages.transcript}</Summary>
        {transcript.map((paragraph) => (
          <Paragraph key={paragraph} color="textSecondary">
            <RichText text={paragraph} />
          </Paragraph>
        ))}
      </Transcript>
    </ConfiguredLayout>
  );
}

const Transcript = styled(Details)({ maxWidth: 720, marginTop: spacing(2) });

const Summary = styled(UnderlinedSummary)({ paddingBlock: 10, fontWeight: 600 });

const Paragraph = styled(Typography)({ marginTop: spacing(1.5) });
