import { normalizePath } from '../../ui/data/page-data-url.ts';
import { POSITION_URL } from './config-report.ts';
import { openInEditor } from './open-in-editor.ts';
import { sectionOf } from './rendered-sections.tsx';

/** Opens the line of a section in the text editor when it is clicked with Alt. */
export function openSectionsOnClick(): void {
  const onClick = async (event: MouseEvent) => {
    const target = event.target as Element | null;
    const index = event.altKey ? sectionOf(target?.closest('main *') ?? null) : undefined;
    if (index === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const page = normalizePath(location.pathname);
    const response = await fetch(
      `${POSITION_URL}?${new URLSearchParams({ page, section: String(index) })}`,
    );
    if (response.ok) openInEditor(((await response.json()) as { position: string }).position);
  };
  addEventListener('click', onClick, true);
}
