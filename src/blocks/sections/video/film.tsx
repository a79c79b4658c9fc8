import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { VideoFiles } from '../../../types/config.gen.ts';
import { useMessages, useSite } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Link } from '../../../ui/link.tsx';
import { Below, filling, PlayButton, Poster, PosterScreen } from './poster-screen.tsx';

interface Props {
  section: SectionOf<'video'>;
  source: VideoFiles;
}

/** A poster until the click, then the browser's player; only the player without scripts. */
export function Film({ section, source }: Props) {
  const [begun, setBegun] = useState(false);
  const messages = useMessages().video;
  return (
    <>
      <PosterScreen>
        <Poster picture={section.poster} />
        {begun ? (
          <Player section={section} source={source} started />
        ) : (
          <>
            <WithoutScripts>
              <Player section={section} source={source} />
            </WithoutScripts>
            <PlayButton seconds={section.seconds} onClick={() => setBegun(true)} />
          </>
        )}
      </PosterScreen>
      {/* Also if the app fails to load. */}
      <Below data-no-js-only="">
        <Link to={source.mp4} download>
          {messages.download}
        </Link>
      </Below>
    </>
  );
}

function Player({ section, source, started }: Props & { started?: boolean }) {
  const { webm, mp4, captions } = source;
  const messages = useMessages().video;
  const { language } = useSite().site;
  return (
    <NativePlayer
      ref={started ? takeFocus : undefined}
      controls
      autoPlay={started}
      playsInline
      preload="none"
      poster={section.poster.src}
      aria-label={section.title}
    >
      {webm && <source src={webm} type="video/webm" />}
      <source src={mp4} type="video/mp4" />
      <track kind="captions" src={captions} srcLang={language} label={messages.captions} default />
    </NativePlayer>
  );
}

const WithoutScripts = styled('noscript')(filling);

const NativePlayer = styled('video')({ ...filling, '@media print': { display: 'none' } });

/** Moves the focus from the button, which is removed. */
const takeFocus = (element: HTMLVideoElement | null) => element?.focus();
