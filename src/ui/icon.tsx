import SvgIcon from '@mui/material/SvgIcon';
import { createElement } from 'react';
import { useIconShapes } from './data/assets-context.ts';

/** A @mui/icons-material icon by name. Its shapes come with the page data, not with the bundle. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const shapes = useIconShapes(name);
  return (
    <SvgIcon className={className}>
      {shapes.map(([tag, attributes], index) =>
        createElement(tag, { key: `${tag}${index}`, ...attributes }),
      )}
    </SvgIcon>
  );
}
