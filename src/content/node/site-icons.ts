import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Icons, icoIcon, pngIcons, svgIcon } from '../read/files/public-files.ts';

export const iconsOf = (publicDir: string): Icons =>
  new Set(
    [svgIcon, icoIcon, ...Object.values(pngIcons)].filter((name) =>
      existsSync(join(publicDir, name)),
    ),
  );
