import { type ComponentProps, useMemo } from 'react';
import type { PageData, SiteData } from '../../../app/data/types.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { previewTyping } from '../canvas/preview-typing.ts';
import { useStore, useStudio } from '../store/use-store.ts';

type Props = Omit<ComponentProps<typeof Canvas>, 'shown'>;

/** The canvas with the last compiled page and what was typed since. Separate, so that typing only renders this. */
export function CanvasPane(props: Props) {
  const store = useStore();
  const shown = useStudio((state) => state.shown);
  const value = useStudio(() => shown && store.value(shown.file));
  const page = useMemo(() => {
    const compiled = shown?.page as { data: PageData; site: SiteData } | undefined;
    if (!compiled || value === undefined || shown?.value === undefined) return compiled;
    const data = previewTyping(compiled.data, shown.value, value);
    return data ? { ...compiled, data } : compiled;
  }, [shown, value]);
  return <Canvas {...props} shown={page} />;
}
