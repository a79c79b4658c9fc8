import { styled } from '@mui/material/styles';
import { REPLAY } from '../lib/boot-protocol.ts';
import type { Picture as PictureConfig } from '../types/config.gen.ts';
import { usePictureSize } from './data/assets-context.ts';
import { useMessages } from './data/site-context.ts';
import { Picture } from './picture.tsx';
import { size } from './theme/size.ts';

interface Props {
  picture: PictureConfig;
  fetch?: 'first';
  /** True if it plays as its slide is shown: it then has no button of its own. */
  inCarousel?: boolean;
  className?: string;
}

/**
 * A drawing that plays once, at its end where the visitor prefers reduced motion, or prints: browsers do not
 * tell an image that motion is unwanted, so it has another address there. The two differ by a query too:
 * Chromium keeps one document for addresses that differ by their fragments alone. The boot script's rest plays it again (`replays.ts`): it stands in static sections.
 */
export function LivePicture({ picture, fetch, inCarousel, className }: Props) {
  const { live } = usePictureSize(picture.src);
  const { pictures } = useMessages();
  if (!live) return <Picture picture={picture} fetch={fetch} className={className} />;
  return (
    <Frame className={className}>
      <Sources>
        <source srcSet={picture.src} media={STILL} />
        <Fitted picture={picture} fetch={fetch} suffix={`?${live}#${live}`} />
      </Sources>
      {!inCarousel && (
        <Replay type="button" {...{ [REPLAY]: '' }} data-js-only="">
          {pictures.replay}
        </Replay>
      )}
    </Frame>
  );
}

const STILL = '(prefers-reduced-motion:reduce),print';

/** The picture is sized by the caller's class, which its frame has. */
const inherited = {
  height: 'inherit',
  maxHeight: 'inherit',
  objectFit: 'inherit',
  objectPosition: 'inherit',
  borderRadius: 'inherit',
} as const;

const Sources = styled('picture')({ ...inherited, display: 'contents' });

const Fitted = styled(Picture)({ ...inherited, width: '100%' });

const Frame = styled('span')({ display: 'block', position: 'relative' });

/** In the space below the picture, or where `--replay-top` and `--replay-right` say. */
const Replay = styled('button')({
  position: 'absolute',
  top: 'var(--replay-top, 100%)',
  right: 'var(--replay-right, 0)',
  height: 28,
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  fontSize: size.small,
  cursor: 'pointer',
  '&::before': { content: '"↻ "' },
  [`@media ${STILL}`]: { display: 'none' },
});
