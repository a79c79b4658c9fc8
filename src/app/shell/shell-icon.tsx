import { styled } from '@mui/material/styles';
import { memoize } from '../../lib/memoize.ts';
import { useShellIcon } from '../../ui/data/assets-context.ts';

/** An icon of header or footer. It is in a style sheet, not in the HTML of each page. */
export function ShellIcon({ name }: { name: string }) {
  const Drawn = drawnFrom(useShellIcon(name));
  return <Drawn aria-hidden />;
}

const drawnFrom = memoize((address: string) =>
  styled('span')({
    display: 'block',
    width: '1em',
    height: '1em',
    fontSize: 'var(--icon, 1.5rem)',
    background: 'currentColor',
    mask: `url("${address}") 0/100%`,
    // Forced colours would replace a background colour.
    '@media (forced-colors: active)': { background: 'LinkText', forcedColorAdjust: 'none' },
  }),
);
