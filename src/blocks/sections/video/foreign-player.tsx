import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { format } from '../../../lib/format.ts';
import type { VideoSite } from '../../../types/config.gen.ts';
import { useMessages, useSite } from '../../../ui/data/site-context.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { buttonBox } from '../../../ui/theme/button.ts';
import { decide, useDecision } from '../../../visitor/consent/consent.ts';
import { filling } from './poster-screen.tsx';

export interface PlayerProps {
  title: string;
  source: VideoSite;
  onCancel: () => void;
}

/**
 * Asks before anything of the other site is loaded, unless the visitor has consented already. The
 * answer is stored with the other answers, where it can be withdrawn; if the visitor has
 * given none it holds while this player is open.
 */
export function ForeignPlayer({ title, source, onCancel }: PlayerProps) {
  const { consent } = useSite();
  const decision = useDecision();
  const [loaded, setLoaded] = useState(false);
  const messages = useMessages().video;
  const headingId = useId();
  const start = useRef<HTMLDivElement & HTMLIFrameElement>(null);
  const permitted = decision ? decision.categories.video === true : loaded;
  const category = consent?.categories.find(({ id }) => id === 'video');

  // The button that had the focus is removed.
  useEffect(() => start.current?.focus(), [permitted]);

  if (permitted) {
    return (
      <Frame
        ref={start}
        src={source.player}
        title={format(messages.player, { site: source.name, title })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }

  function load() {
    if (decision && consent) {
      decide(consent.version, { ...decision.categories, video: true });
    }
    setLoaded(true);
  }

  return (
    <Question
      ref={start}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-background="ink"
      data-no-print=""
    >
      <Words>
        <Typography id={headingId} variant="h3" component="p">
          {category?.title}
        </Typography>
        {category && (
          <Purpose color="textSecondary">
            <RichText text={category.purpose} />
          </Purpose>
        )}
        <Buttons>
          <Load type="button" onClick={load}>
            {format(messages.load, { site: source.name })}
          </Load>
          <Cancel type="button" onClick={onCancel}>
            {messages.cancel}
          </Cancel>
        </Buttons>
      </Words>
    </Question>
  );
}

const Frame = styled('iframe')({
  ...filling,
  border: 0,
  background: 'var(--ink)',
  '@media print': { display: 'none' },
});

const Question = styled('div')({
  ...filling,
  display: 'grid',
  alignItems: 'center',
  overflow: 'auto',
  padding: 'clamp(16px, 4vw, 56px)',
  // The poster is still seen through it.
  '&[data-background]': { background: 'color-mix(in srgb, var(--bg) 88%, transparent)' },
});

const Words = styled('div')({ maxWidth: 560 });

const Purpose = styled(Typography)({ marginTop: spacing(1) });

const Buttons = styled(Stack)({ flexFlow: 'row wrap', gap: spacing(1.5), marginTop: spacing(2.5) });

/** Yes and no are buttons of one size, so that neither is easier. */
const answer = {
  ...buttonBox,
  minHeight: 44,
  padding: '8px 20px',
  border: '1px solid var(--fg)',
  cursor: 'pointer',
} as const;

const Load = styled('button')({
  ...answer,
  background: 'var(--fg)',
  color: 'var(--bg)',
  '&:hover': { background: 'var(--muted)' },
});

const Cancel = styled('button')({
  ...answer,
  background: 'none',
  color: 'var(--fg)',
  '&:hover': { background: 'var(--card)' },
});
