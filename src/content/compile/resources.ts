import type { IconShape, PictureSize } from '../../app/data/types.ts';
import type { Clock } from '../publication/clock.ts';

/** What the compiler needs from the machine it runs on; `node/compiler.ts` implements it for Node. */
export interface Resources {
  /** The SVG shapes of an icon of the installed package. */
  iconShapes(name: string): Promise<IconShape[]>;
  /** Of a file of `public/`. */
  pictureSize(src: string): Promise<PictureSize>;
  /** The moment for which the site is compiled. */
  clockIn(timeZone: string): Clock;
}
