import { usePictureSize } from '../data/assets-context.ts';
import type { Picture as PictureConfig } from '../types/config.gen.ts';

interface Props {
  picture: PictureConfig;
  /** `first`: preloaded, as it is in the first screen. `low`: at once, with low priority. Default: when scrolled near. */
  fetch?: 'first' | 'low';
  /** A query or a fragment, appended to its address. */
  suffix?: string;
  className?: string;
}

/** A picture with its intrinsic size, so that nothing shifts while it loads. */
export function Picture({ picture, fetch, suffix = '', className }: Props) {
  const { width, height } = usePictureSize(picture.src);
  return (
    <img
      src={picture.src + suffix}
      alt={picture.alt}
      width={width}
      height={height}
      loading={fetch ? undefined : 'lazy'}
      fetchPriority={fetch === 'low' ? 'low' : undefined}
      decoding="async"
      className={className}
    />
  );
}
