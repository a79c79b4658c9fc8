import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, useState } from 'react';
import { format } from '../../../lib/format.ts';
import type { VideoSite } from '../../../types/config.gen.ts';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Link } from '../../../ui/link.tsx';
import { Details, UnderlinedSummary } from '../../../ui/native-details.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ConfiguredLayout } from '../../../ui/section/configured-layout.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { Film } from './film.tsx';
import type { PlayerProps } from './foreign-player.tsx';
import { Below, PlayButton, Poster, PosterScreen } from './poster-screen.tsx';

/** A video that starts with a click, and its transcript. */
export function Video({ section }: { section: SectionOf<'video'> }) {
  const { source, transcript } = section;
  const messages = useMessages().video;
  return (
    <ConfiguredLayout section={section}>
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

interface ExternalProps {
  section: SectionOf<'video'>;
  source: VideoSite;
}

/** A video of another site. Until the click the page has only a link to that site. */
function ExternalVideo({ section, source }: ExternalProps) {
  const { title, poster, seconds } = section;
  const messages = useMessages().video;
  const [Player, setPlayer] = useState<ComponentType<PlayerProps>>();

  async function open() {
    try {
      const module = await import('./foreign-player.tsx');
      setPlayer(() => module.ForeignPlayer);
    } catch {
      // The link below has the same target.
    }
  }

  return (
    <>
      <PosterScreen>
        <Poster picture={poster} />
        {Player ? (
          <Player title={title} source={source} onCancel={() => setPlayer(undefined)} />
        ) : (
          <PlayButton seconds={seconds} onClick={open} />
        )}
      </PosterScreen>
      <Below>
        <Link to={source.page}>{format(messages.open, { site: source.name })}</Link>
      </Below>
    </>
  );
}
