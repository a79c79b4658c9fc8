import { Box, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../words/reader.ts';
import type { OpenFile } from '../selection/open-file.ts';
import { firstFocusable, useKeptFocus } from '../ui/focus.ts';

export type PaneName = 'list' | 'page' | 'form';

/** Their messages. */
const LABELS: Record<PaneName, string> = {
  list: 'studio/window:list',
  page: 'studio/window:page',
  form: 'studio/window:fields',
};

/** The names on the buttons of narrow windows. */
const TABS: Record<PaneName, string> = { ...LABELS, list: 'studio/window:list-tab' };

const MEASURED = { noSsr: true }; // in the first render

/**
 * Which panes are shown, and which has the focus. A wide window has all three; a narrower one the fields beside the
 * list or the page; a small one has one at a time.
 */
export function usePanes({ file, isPictures }: OpenFile) {
  const isWide = useMediaQuery('(min-width: 1024px)', MEASURED);
  const hasTwo = useMediaQuery('(min-width: 600px)', MEASURED);
  const [current, setCurrent] = useState<PaneName>('list');
  const [beside, setBeside] = useState<PaneName>('list');
  /** The pane that Esc goes back to from the fields. */
  const origin = useRef<PaneName>('list');
  const columns = isWide ? 3 : hasTwo ? 2 : 1;
  const isShown = (pane: PaneName) =>
    columns === 3 || (columns === 2 ? pane === 'form' || pane === beside : pane === current);
  const show = useCallback((pane: PaneName) => {
    setCurrent(pane);
    if (pane !== 'form') setBeside(pane);
  }, []);
  /** Shows a pane and focuses what had the focus there, or else its selected or first element. */
  const focus = useCallback(
    (pane: PaneName) => {
      flushSync(() => show(pane));
      focusPane(paneElement(pane));
    },
    [show],
  );
  /** Focuses what is selected in a pane, which may be another than what had the focus there. */
  const focusSelected = (pane: PaneName) => {
    focus(pane);
    paneElement(pane)?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  };
  const comeFrom = useCallback((pane: PaneName) => {
    origin.current = pane;
  }, []);
  const enterFields = useCallback(
    (from: PaneName) => {
      comeFrom(from);
      focus('form');
    },
    [comeFrom, focus],
  );
  /** A section was chosen in the list; `isAgain` if it was selected before. */
  const onChosen = useCallback(
    (isAgain: boolean) => (isAgain || columns === 1 ? enterFields : comeFrom)('list'),
    [columns, enterFields, comeFrom],
  );
  // In a small window, leads from the list to what has no sections to choose from: fields alone, or pictures.
  const name = file?.kind === 'page' ? undefined : file?.file;
  useEffect(() => {
    if (columns < 3 && isPictures) show('page');
    if (columns === 1 && name) show('form');
  }, [columns, show, name, isPictures]);
  const leaveFields = () => focusSelected(origin.current);
  const tab = columns === 1 ? current : beside;
  const focusing = { focus, focusSelected, comeFrom, enterFields, leaveFields };
  return { columns, isShown, show, tab, onChosen, ...focusing };
}

export type Panes = ReturnType<typeof usePanes>;

export const paneElement = (pane: PaneName): HTMLElement | null =>
  document.querySelector(`[data-pane="${pane}"]`);

const lastFocused = new WeakMap<Element, HTMLElement>();

export function focusPane(pane: HTMLElement | null): void {
  if (!pane) return;
  const last = lastFocused.get(pane);
  const isThere = last && pane.contains(last) && last.checkVisibility();
  const target = isThere
    ? last
    : (pane.querySelector<HTMLElement>('iframe, [aria-current="true"]') ?? firstFocusable(pane));
  (target ?? pane).focus();
}

/** For the end of a task: what opened its dialog is gone if the page has another address, or none. */
export function focusListIfLost(): void {
  if (document.activeElement === document.body) focusPane(paneElement('list'));
}

/** For `onFocus`: where the focus comes back to. */
export const rememberFocus = ({
  currentTarget,
  target,
}: {
  currentTarget: Element;
  target: Element;
}) => void lastFocused.set(currentTarget, target as HTMLElement);

interface PaneProps {
  name: PaneName;
  panes: Panes;
  padded?: boolean;
  children: ReactNode;
}

/** A pane at the side. It stays mounted while it is hidden, so that nothing in it is lost. */
export function SidePane({ name, panes, padded = false, children }: PaneProps) {
  const element = useRef<HTMLElement>(null);
  useKeptFocus(element);
  return (
    <Box
      ref={element}
      component="aside"
      data-pane={name}
      tabIndex={-1}
      aria-label={t(LABELS[name])}
      onFocus={rememberFocus}
      sx={{
        gridArea: areaOf(name, panes.columns),
        display: panes.isShown(name) ? undefined : 'none',
        overflow: 'auto',
        overscrollBehavior: 'contain',
        backgroundColor: 'background.paper',
        padding: padded ? 3 : 0,
        borderInline: 1,
        borderColor: 'divider',
        outlineOffset: -2,
      }}
    >
      {children}
    </Box>
  );
}

export const MainPane = ({ panes, children }: { panes: Panes; children: ReactNode }) => (
  <Box
    component="main"
    data-pane="page"
    tabIndex={-1}
    aria-label={t(LABELS.page)}
    onFocus={rememberFocus}
    sx={{
      gridArea: areaOf('page', panes.columns),
      display: panes.isShown('page') ? 'grid' : 'none',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      minWidth: 0,
    }}
  >
    {children}
  </Box>
);

/** Chooses the pane in windows that do not have room for all. */
export function PaneSwitch({ panes }: { panes: Panes }) {
  const { columns, tab, show } = panes;
  if (columns === 3) return null;
  const names: PaneName[] = columns === 1 ? ['list', 'page', 'form'] : ['list', 'page'];
  return (
    <Box component="nav" aria-label={t('studio/window:parts')} sx={SWITCH}>
      <ToggleButtonGroup
        exclusive
        fullWidth={columns === 1}
        size="small"
        value={tab}
        aria-label={t('studio/window:shown-part')}
        onChange={(_, pane) => pane && show(pane)}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name} sx={{ paddingInline: 4 }}>
            {t(TABS[name])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

const SWITCH = {
  gridArea: 'switch',
  padding: 1,
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
};

/** Where a pane stands in the grid. */
const areaOf = (pane: PaneName, columns: number): string =>
  columns === 3 || (columns === 2 && pane === 'form') ? pane : 'beside';

export const GRIDS: Record<number, string> = {
  3: '"top top top" auto "list page form" minmax(0, 1fr) / clamp(240px, 20vw, 288px) minmax(0, 1fr) clamp(320px, 28vw, 400px)',
  2: '"top top" auto "switch form" auto "beside form" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)',
  1: '"top" auto "switch" auto "beside" minmax(0, 1fr) / minmax(0, 1fr)',
};
