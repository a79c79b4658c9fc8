import { styled } from '@mui/material/styles';
import { usePictureSize } from '../data/assets-context.ts';
import { useMessages } from '../data/site-context.ts';
import type { Picture as PictureConfig } from '../types/config.gen.ts';
import { Picture } from './picture.tsx';

interface Props {
  picture: PictureConfig;
  fetch?: 'first';
  /** True if an element around it can be paused (`data-paused`): the picture pauses with it. */
  pausedFromOutside?: boolean;
  className?: string;
}

/**
 * An animated drawing, still where the visitor pauses it, prefers reduced motion, or prints: two
 * addresses of one file, of which CSS shows one. No script is needed, and browsers do not tell an image
 * that motion is unwanted. They differ by a query too: Chromium keeps one document for addresses that
 * differ by their fragments alone, and may leave it at rest.
 */
export function LivePicture({ picture, fetch, pausedFromOutside, className }: Props) {
  const { live, once } = usePictureSize(picture.src);
  const { pictures } = useMessages();
  if (!live) return <Picture picture={picture} fetch={fetch} className={className} />;
  const hasPause = !once && !pausedFromOutside;
  return (
    <Frame className={className}>
      {hasPause && (
        <Pause
          type="checkbox"
          aria-label={pictures.pause}
          data-no-print=""
          suppressHydrationWarning
        />
      )}
      <Moving picture={picture} fetch={fetch} suffix={`?${live}#${live}`} />
      <Resting picture={picture} />
    </Frame>
  );
}

const WHERE_STILL = '@media (prefers-reduced-motion: reduce), print';

/** Selects the still picture inside a paused element. */
const STILL_AROUND = '[data-paused] &, html:not([data-js]) [data-slides] &';

/** The two pictures get the caller's class. */
const Fitted = styled(Picture)({
  width: '100%',
  height: 'inherit',
  minHeight: 'inherit',
  maxHeight: 'inherit',
  objectFit: 'inherit',
});

const Moving = styled(Fitted)({
  [`input:checked ~ &, ${STILL_AROUND}`]: { display: 'none' },
  [WHERE_STILL]: { display: 'none' },
});

const Resting = styled(Fitted)({
  display: 'none',
  [`input:checked ~ &, ${STILL_AROUND}`]: { display: 'block' },
  [WHERE_STILL]: { display: 'block' },
});

const Frame = styled('span')({ display: 'block', position: 'relative' });

/** Pause and play. `--pause-top` is its position; below the picture by default. */
const Pause = styled('input')({
  appearance: 'none',
  position: 'absolute',
  top: 'var(--pause-top, 100%)',
  right: 0,
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  margin: 0,
  color: 'var(--muted)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--fg)' },
  '&::before': { content: '""', height: 12, width: 10, borderInline: '3px solid' },
  '&:checked::before': {
    width: 0,
    height: 0,
    border: '6px solid transparent',
    borderLeft: '11px solid',
    borderRight: 0,
  },
  [WHERE_STILL]: { display: 'none' },
});
