import type { Picture as PictureConfig } from '../types/config.gen.ts';
import { usePictureSize } from './assets-context.ts';

interface Props {
  picture: PictureConfig;
  /** True for the picture a visitor sees first: fetched at once, with priority. */
  eager?: boolean;
  className?: string;
}

/** A picture with its intrinsic size, so that nothing shifts while it loads. */
export function Picture({ picture, eager = false, className }: Props) {
  const { width, height } = usePictureSize(picture.src);
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
