import { usePictureSize } from '../data/assets-context.ts';
import type { Picture as PictureConfig } from '../types/config.gen.ts';

interface Props {
  picture: PictureConfig;
  /** `first`: what a visitor looks at first, preloaded; `low`: at once, behind it; else when near. */
  fetch?: 'first' | 'low';
  /** Of its address. */
  fragment?: string;
  className?: string;
}

/** A picture with its intrinsic size, so that nothing shifts while it loads. */
export function Picture({ picture, fetch, fragment, className }: Props) {
  const { width, height } = usePictureSize(picture.src);
  return (
    <img
      src={fragment ? `${picture.src}#${fragment}` : picture.src}
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
