import { Box, Button, Snackbar, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import type { PageData, SiteData } from '../../../ui/data/types.ts';
import { readerLocale } from '../../../words/locale.ts';
import { t } from '../../../words/reader.ts';
import {
  type LinkAnswer,
  type LinkComment,
  type LinkEnd,
  withPictures,
} from '../../shared/links.ts';
import type { Json } from '../../shared/protocol.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import { visuallyHidden } from '../ui/elements.ts';
import { ON_DARK } from '../window/theme.ts';
import type { AskAsGuest } from './ask-as-guest.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { PageFrame, type Pointed } from './page-frame.tsx';

export type Shown = Extract<LinkAnswer, { status: 'shown' }>;

interface Props {
  ask: AskAsGuest;
  canvas: string;
  shown: Shown;
  onComments(comments: LinkComment[]): void;
  onEnd(end: LinkEnd): void;
}

/** A bar that says what this is, the page below it, and beside that what is said of it. */
export function LinkedView({ ask, canvas, shown, onComments, onEnd }: Props) {
  const { title, comments, expires_at, updated_at } = shown;
  // Drawn anew only if it was changed: a comment brings the same page again.
  const page = useMemo(
    () => withPictures(shown.page) as { data: PageData; site: SiteData },
    [updated_at],
  );
  const sections = page.data.page.sections as unknown as Json[];
  const names = sections.map(
    (section, index) => `${index + 1}. ${summaryOf(section) || typeOf(section)}`,
  );
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<Pointed>({ section: null, reveal: false });
  const button = useRef<HTMLButtonElement>(null);
  const [isStill, setStill] = useState(false);
  const follow = (address: string) => {
    // Nothing but this page is a draft. What is no address of a page or a site, is none here either.
    if (/^(\/(?!\/)|https?:\/\/)/.test(address))
      window.open(address, '_blank', 'noopener,noreferrer');
    else setStill(address === '');
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box sx={GRID}>
      <title>{t('studio/links:titled', { title })}</title>
      <Box
        component="header"
        sx={BAR}
        style={{ backgroundColor: page.site.theme?.colors.ink ?? '#17181c' }}
      >
        <Typography component="h1" variant="h3" noWrap sx={{ minWidth: 0, flex: 1 }}>
          <Box component="span" sx={BADGE}>
            {t('studio/links:draft')}
          </Box>
          <Box component="span" sx={HIDDEN_IF_NARROW}>
            {title}
          </Box>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('studio/links:until', { day: dayOf(expires_at) })}
        </Typography>
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls="comments"
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {t('studio/links:comments', { count: comments.length })}
        </Button>
      </Box>
      <Box component="main" sx={{ gridArea: 'page', minWidth: 0, minHeight: 0 }}>
        <PageFrame
          {...{ canvas, page, title, pointed }}
          name={pointed.section === null ? '' : shortened(names[pointed.section] ?? '')}
          isPicking={isOpen}
          onPick={(section) => setPointed({ section, reveal: false })}
          onFollow={follow}
          onLeave={() => document.getElementById('comment-text')?.focus()}
        />
      </Box>
      <Snackbar
        open={isStill}
        autoHideDuration={6_000}
        onClose={() => setStill(false)}
        message={t('studio/links:sends-nothing')}
      />
      <CommentsPanel
        {...{ ask, comments, names, sections, onComments, onEnd }}
        isOpen={isOpen}
        section={pointed.section}
        onSection={(section) => setPointed({ section, reveal: true })}
        onClose={close}
      />
    </Box>
  );
}

const typeOf = (section: Json): string => String((section as { type?: unknown }).type ?? '');

/** For the corner of a section, on a phone too. */
const shortened = (name: string): string => (name.length > 28 ? `${name.slice(0, 28)}…` : name);

/** The tab has it. */
const HIDDEN_IF_NARROW = {
  '@media (max-width: 599px)': { ...visuallyHidden, width: '1px', height: '1px' },
};

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString(readerLocale(), { day: 'numeric', month: 'long' });

/** Beside the page; on a phone below it, so that what is spoken of stays in sight. */
const GRID = {
  display: 'grid',
  height: '100dvh',
  gridTemplate: '"bar" auto "page" minmax(0, 1fr) "comments" auto / minmax(0, 1fr)',
  '@media (min-width: 700px)': {
    gridTemplate: '"bar bar" auto "page comments" minmax(0, 1fr) / minmax(0, 1fr) auto',
  },
};

const BAR = {
  ...ON_DARK,
  gridArea: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 44,
  padding: '4px 12px',
  color: 'text.primary',
};

const BADGE = {
  display: 'inline-block',
  marginRight: 2,
  padding: '1px 6px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '2px',
  fontWeight: 600,
};
