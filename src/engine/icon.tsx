import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { createElement } from 'react';
import { useIconShapes } from './assets-context.ts';

/** A @mui/icons-material icon by name. Its shapes come with the page data, not with the bundle. */
export function Icon({ name, ...props }: { name: string } & Omit<SvgIconProps, 'children'>) {
  const shapes = useIconShapes(name);
  return (
    <SvgIcon {...props}>
      {shapes.map(([tag, attributes], index) =>
        createElement(tag, { key: `${tag}${index}`, ...attributes }),
      )}
    </SvgIcon>
  );
}
