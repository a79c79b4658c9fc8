import { type ComponentProps, useMemo } from 'react';
import type { PageData, SiteData } from '../../../ui/data/types.ts';
import type { CanvasPage } from '../../shared/canvas-page.ts';
import { Canvas, type CanvasSelection } from '../canvas/canvas.tsx';
import { previewTyping } from '../canvas/preview-typing.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { navigate } from '../ui/route.ts';
import { TypedText } from './typed-text.tsx';
import type { TypedLocation } from './use-selection.ts';

interface Props
  extends Omit<ComponentProps<typeof Canvas>, 'shown' | 'hasErrors' | 'onFollow' | 'renderTyped'> {
  typing: TypedLocation | undefined;
  /** The page at another day, or an old version, in place of what is edited. */
  instead: Instead | undefined;
  /** The page that the selection is in. */
  file: string | undefined;
}

interface Instead {
  page?: CanvasPage | undefined;
  /** Its moment, in milliseconds, for what the page itself asks of the clock. */
  now?: number;
}

function shownInstead({ page, now }: Instead) {
  const compiled = page as { data: PageData; site: SiteData } | undefined;
  return compiled && { ...compiled, now };
}

const NOTHING: CanvasSelection = { section: undefined, name: '', reveal: false, item: '' };

/** The canvas with the last compiled page and what was typed since. Separate, so that typing only renders this. */
export function CanvasPane({ file, selection, instead, ...given }: Props) {
  const store = useStore();
  const { typing, onEndTyping } = given;
  const props: Omit<ComponentProps<typeof Canvas>, 'selection' | 'shown'> = {
    ...given,
    hasErrors: useStudio(({ problems }) => problems.some(({ severity }) => severity === 'error')),
    onFollow: useFollowLink(),
    renderTyped: (slot) =>
      typing && <TypedText key={typing.pointer} {...slot} text={typing} onEnd={onEndTyping} />,
  };
  const shown = useStudio((state) => state.shown);
  const value = useStudio(() => shown && store.value(shown.file));
  const page = useMemo(() => {
    const compiled = shown?.page as { data: PageData; site: SiteData } | undefined;
    if (!compiled || value === undefined || shown?.value === undefined) return compiled;
    const data = previewTyping(compiled.data, shown.value, value);
    return data ? { ...compiled, data } : compiled;
  }, [shown, value]);
  if (instead) return <Canvas {...props} live selection={NOTHING} shown={shownInstead(instead)} />;
  // Until its page is shown, a selection would mark a section of another one.
  return <Canvas {...props} selection={shown?.file === file ? selection : NOTHING} shown={page} />;
}

/** Opens the page of a link that was clicked in the canvas. */
function useFollowLink() {
  const store = useStore();
  return (address: string) => {
    const [path] = address.split(/[?#]/);
    const page = store.get().site.files.find((file) => file.path === path);
    if (page) navigate({ target: page.file, pointer: '' });
  };
}
