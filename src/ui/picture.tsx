import { lazyComponent } from '../lib/lazy-component.tsx';
import type { Picture as PictureConfig } from '../types/config.gen.ts';
import { usePictureSize } from './data/assets-context.ts';

interface Props {
  picture: PictureConfig;
  /** `first`: preloaded, as it is in the first screen. `low`: at once, with low priority. Default: when scrolled near. */
  fetch?: 'first' | 'low';
  /** A query or a fragment, appended to its address. */
  suffix?: string;
  className?: string;
}

/** A chunk of its own: drawings, which most pictures are, need none of it. */
const FittedImage = lazyComponent(async () => (await import('./fitted-image.tsx')).FittedImage);

/** A picture with its intrinsic size, so that nothing shifts while it loads. */
export function Picture({ picture, fetch, suffix = '', className }: Props) {
  const { width, height, fitted } = usePictureSize(picture.src);
  const image = {
    src: picture.src + suffix,
    alt: picture.alt,
    width,
    height,
    loading: fetch ? undefined : ('lazy' as const),
    fetchPriority: fetch === 'low' ? ('low' as const) : undefined,
    className,
  };
  return fitted ? <FittedImage fitted={fitted} {...image} /> : <img {...image} alt={picture.alt} />;
}
