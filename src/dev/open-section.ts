import { normalizePath } from '../data/page-data-url.ts';
import { PLACE_URL } from './news.ts';
import { openPlace } from './open-place.ts';

/** Alt and a click on a section open its line in the text editor. */
export function openSectionsOnClick(): void {
  const onClick = async (event: MouseEvent) => {
    const index = event.altKey ? sectionOf(event.target) : undefined;
    if (index === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const page = normalizePath(location.pathname);
    const response = await fetch(`${PLACE_URL}?${new URLSearchParams({ page, section: index })}`);
    if (response.ok) openPlace(((await response.json()) as { place: string }).place);
  };
  addEventListener('click', onClick, true);
}

interface Fiber {
  key: string | null;
  return: Fiber | null;
  memoizedProps: Record<string, unknown> | null;
}

/** The index of the section that an element is in, as React remembers it. */
function sectionOf(target: EventTarget | null): string | undefined {
  const element = (target as Element | null)?.closest('main *');
  const name = Object.keys(element ?? {}).find((key) => key.startsWith('__reactFiber$'));
  let fiber = name ? (element as unknown as Record<string, Fiber | null>)[name] : null;
  while (fiber && !(fiber.memoizedProps?.section && fiber.memoizedProps.sections))
    fiber = fiber.return;
  return fiber?.key ?? undefined;
}
