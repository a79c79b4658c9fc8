import { useSite } from '../data/site-context.ts';
import { IconSvg } from '../ui/icon.tsx';

/** An icon of what is on every page, out of the one file that has them all. */
export function ShellIcon({ name }: { name: string }) {
  const { icons } = useSite();
  return (
    <IconSvg>
      <use href={`${icons}#${name}`} />
    </IconSvg>
  );
}
