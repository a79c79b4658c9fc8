import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { usePictureSize } from '../data/assets-context.ts';
import { useMessages } from '../data/site-context.ts';
import { size } from '../theme/size.ts';
import type { Picture as PictureConfig } from '../types/config.gen.ts';
import { Picture } from './picture.tsx';

interface Props {
  picture: PictureConfig;
  fetch?: 'first';
  /** False if the picture is played by what is around it: it then has no button. */
  replay?: false;
  className?: string;
}

/**
 * A drawing that plays once, at its end where the visitor prefers reduced motion, or prints: two
 * addresses of one file, of which CSS shows one, as browsers do not tell an image that motion is unwanted.
 * They differ by a query too: Chromium keeps one document for addresses that differ by their fragments
 * alone. For the same reason, an address that was not used before plays the drawing again.
 */
export function LivePicture({ picture, fetch, replay, className }: Props) {
  const { live } = usePictureSize(picture.src);
  const { pictures } = useMessages();
  const [times, setTimes] = useState(0);
  if (!live) return <Picture picture={picture} fetch={fetch} className={className} />;
  return (
    <Frame className={className}>
      <Moving picture={picture} fetch={fetch} suffix={`?${live}${times || ''}#${live}`} />
      <Resting picture={picture} />
      {replay !== false && (
        <Replay type="button" onClick={() => setTimes(times + 1)} data-js-only="" data-no-print="">
          {pictures.replay}
        </Replay>
      )}
    </Frame>
  );
}

const WHERE_STILL = '@media (prefers-reduced-motion: reduce), print';

/** Selects the pictures of a carousel without scripts: all slides are shown, and none is played. */
const STILL_AROUND = 'html:not([data-js]) [data-slides] &';

/** Both pictures get the caller's class. */
const Fitted = styled(Picture)({
  width: '100%',
  height: 'inherit',
  minHeight: 'inherit',
  maxHeight: 'inherit',
  objectFit: 'inherit',
  objectPosition: 'inherit',
});

const Moving = styled(Fitted)({
  [STILL_AROUND]: { display: 'none' },
  [WHERE_STILL]: { display: 'none' },
});

const Resting = styled(Fitted)({
  display: 'none',
  [STILL_AROUND]: { display: 'block' },
  [WHERE_STILL]: { display: 'block' },
});

const Frame = styled('span')({ display: 'block', position: 'relative' });

/** In the space below the picture, or where `--replay-top` and `--replay-right` say. */
const Replay = styled('button')({
  position: 'absolute',
  top: 'var(--replay-top, 100%)',
  right: 'var(--replay-right, 0)',
  height: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--muted)',
  fontSize: size.small,
  cursor: 'pointer',
  '&::before': { content: '"↻"', marginRight: 6 },
  '&:hover': { color: 'var(--fg)' },
  [WHERE_STILL]: { display: 'none' },
});
