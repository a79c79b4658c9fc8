import { styled } from '@mui/material/styles';
import { byValue } from '../../lib/by-value.ts';
import { useShellIcon } from '../data/assets-context.ts';

/** An icon of what is on every page: in the styles, which no first sight waits for, not in each page's HTML. */
export function ShellIcon({ name }: { name: string }) {
  const Drawn = drawnFrom(useShellIcon(name));
  return <Drawn aria-hidden />;
}

const drawnFrom = byValue((address: string) =>
  styled('span')({
    display: 'block',
    width: '1em',
    height: '1em',
    fontSize: 'var(--icon, 1.5rem)',
    background: 'currentColor',
    mask: `url("${address}") 0/100%`,
    // A background would be the page's there.
    '@media (forced-colors: active)': { background: 'LinkText', forcedColorAdjust: 'none' },
  }),
);
