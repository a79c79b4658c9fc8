import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import type { FittedPicture } from './data/types.ts';

interface Props extends ComponentProps<'img'> {
  fitted: FittedPicture;
}

/** An image in the formats and widths that the build has made, with its focal point kept in view. */
export function FittedImage({ fitted: { src, sources, position }, ...image }: Props) {
  const shown = { decoding: 'async' as const, ...image, src: src ?? image.src };
  return (
    <Sources>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {position ? <Focused {...shown} position={position} /> : <img {...shown} alt={image.alt} />}
    </Sources>
  );
}

/** Without boxes of their own: what surrounds the image lays it out as if it stood alone. */
const Sources = styled('picture')({ display: 'contents', '& source': { display: 'none' } });

const Focused = styled('img', { shouldForwardProp: (name) => name !== 'position' })<{
  position: string;
}>(({ position }) => ({
  objectPosition: position,
}));
