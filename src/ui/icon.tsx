import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { useIconShapes } from '../data/assets-context.ts';

/** A @mui/icons-material icon by name. Its shapes come with the page data, not with the bundle. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const shapes = useIconShapes(name);
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      {shapes.map(([tag, attributes], index) =>
        createElement(tag, { key: `${tag}${index}`, ...attributes }),
      )}
    </Svg>
  );
}

const Svg = styled('svg')({
  width: '1em',
  height: '1em',
  flexShrink: 0,
  fill: 'currentColor',
  fontSize: 'var(--icon, 1.5rem)', // a caller's class would compete with a size set here
});
