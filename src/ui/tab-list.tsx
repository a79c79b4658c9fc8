import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { breakpoints, spacing } from './theme/breakpoints.ts';
import { headingWeight } from './theme/font-weights.ts';
import { headingFont, textFont } from './theme/fonts.ts';
import { chosenWhenForced, point } from './theme/marks.ts';
import { size } from './theme/size.ts';
import { type } from './theme/typography.ts';

interface Props {
  tabs: { id: string; label: string; title?: string }[];
  /** Prefix of the ids in the document. */
  base: string;
  selected: string | undefined;
  onSelect: (id: string) => void;
  'aria-label': string;
  /**
   * `words`: each as wide as its text, in as many rows as they need. `even`: in the full width, each
   * equally wide. `line`: points of a timeline, each with its title.
   */
  variant: keyof typeof VARIANTS;
  'data-early'?: boolean;
  'data-js-only'?: boolean;
  'data-no-print'?: boolean;
}

/** The index of the tab that a key leads to, of `count`. */
const TARGETS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - step()) % count,
  ArrowRight: (index, count) => (index + count + step()) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** From one tab to that at its right, which is the one before where pages are read from right to left. */
const step = () => (document.dir === 'rtl' ? -1 : 1);

/** The tabs of panels whose ids are `panelOf`; arrow keys choose, the Tab key leads on to the panel. */
export function TabList({ tabs, base, selected, onSelect, variant, ...attributes }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const to = tabs[TARGETS[event.key]?.(index, tabs.length) ?? -1];
    if (!to || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(tabOf(base, to.id))?.focus();
    onSelect(to.id);
  };
  const { List, Tab } = VARIANTS[variant];
  return (
    <List role="tablist" {...attributes}>
      {tabs.map(({ id, label, title }, index) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={tabOf(base, id)}
          aria-controls={panelOf(base, id)}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          data-title={variant === 'line' ? title : undefined}
          suppressHydrationWarning // another may have been chosen before
          onClick={() => onSelect(id)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {label}
        </Tab>
      ))}
    </List>
  );
}

export const tabOf = (base: string, id: string) => `${base}tab-${id}`;
export const panelOf = (base: string, id: string) => `${base}panel-${id}`;

const List = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: '1px solid var(--line)',
});

const chosen = {
  '@media (forced-colors: active)': { '&[aria-selected=true]': chosenWhenForced },
};

const Tab = styled('button')({
  ...type.button,
  minHeight: 56,
  overflow: 'hidden',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: 'var(--muted)',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'color 180ms, border-color 180ms',
  '&:hover': { color: 'var(--fg)' },
  '&[aria-selected=true]': { color: 'var(--fg)', borderColor: 'var(--accent)' },
  '&:focus-visible': { outlineOffset: -3 },
  ...chosen,
});

const TabOfWords = styled(Tab)({
  textAlign: 'start',
  fontFamily: headingFont,
  fontWeight: headingWeight,
  fontSize: size.text,
});

const columnGap = 'clamp(12px, 3vw, 40px)';

const VARIANTS = {
  even: {
    List,
    Tab: styled(Tab)({ flex: 1, minWidth: 90, padding: spacing(1.5, 2), fontSize: size.text }),
  },
  words: {
    List: styled(List)({ columnGap }),
    Tab: styled(TabOfWords)({
      // The touch target is wider than short texts; the line is below the text only.
      margin: spacing(0, -1),
      borderBottom: 0,
      padding: '3px 8px 0',
      '&[aria-selected=true]': {
        background:
          'linear-gradient(var(--accent), var(--accent)) bottom / 100% 3px no-repeat content-box',
      },
      ...chosen,
    }),
  },
  // Vertical on a phone, horizontal if there is space.
  line: {
    List: styled(List)({
      columnGap,
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      marginLeft: 7,
      border: 'solid var(--fg)',
      borderWidth: '0 0 0 1.5px',
      [breakpoints.up('lg')]: {
        gridAutoFlow: 'column',
        margin: '7px 0 0',
        borderWidth: '1.5px 0 0',
      },
    }),
    Tab: styled(TabOfWords)({
      position: 'relative',
      borderBottom: 0,
      padding: spacing(1, 0, 1, 3.5),
      overflow: 'visible',
      fontSize: size.middle,
      '&::before': { ...point, left: -7, top: 16 },
      '&::after': {
        content: 'attr(data-title)',
        display: 'block',
        font: `400 ${size.small}/1.4 ${textFont}`,
      },
      '&[aria-selected=true]::before': {
        background: 'var(--accent)',
        borderColor: 'var(--accent)',
        transform: 'rotate(45deg) scale(1.3)', // not by colour alone
      },
      [breakpoints.up('lg')]: {
        alignSelf: 'start',
        padding: spacing(3, 2, 1, 0),
        '&::before': { left: 0, top: -7 },
      },
    }),
  },
};
