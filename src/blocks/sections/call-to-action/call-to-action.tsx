import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { memoize } from '../../../lib/memoize.ts';
import { useSite } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { SplitLayout } from '../../../ui/section/split-layout.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  return (
    <section data-no-print="">
      <Frame section={section}>
        {section.text && (
          <Text>
            <RichText text={section.text} />
          </Text>
        )}
      </Frame>
    </section>
  );
}

interface FrameProps {
  section: SectionOf<'call-to-action'>;
  children: ReactNode;
}

function Frame({ section, children }: FrameProps) {
  const { backgrounds, shapes } = useSite().theme;
  const { engraving, layout = 'end' } = section;
  const background = section.background ?? backgrounds?.callToAction ?? 'brand';
  const frame = { section, background, children };
  if (layout === 'statement') return <Statement {...frame} columns="wideHead" />;
  if (background !== 'brand' || !engraving)
    return shapes?.heads ? (
      <Centered {...frame} weight="light" />
    ) : (
      <SplitLayout {...frame} weight="light" />
    );
  const Engraved = engravedWith(`url(${engraving})`)(layout);
  return <Engraved {...frame} />;
}

/** In a theme with centred heads. */
const Centered = styled(StackedLayout)({
  '--head-space': '16px',
  textAlign: 'center',
  '& > div > *': { marginInline: 'auto', justifyContent: 'center' },
});

/** Words alone, as large as the title of a page. */
const Statement = styled(SplitLayout)({ '& h2': { fontSize: size.page, lineHeight: 1.04 } });

/** Beside the text, at one side, fading towards it. */
const beside = (drawing: string, side: 'left' | 'right') => ({
  paddingBlock: 'var(--space)',
  '&::before': {
    [side === 'left' ? 'right' : 'left']: '50%',
    height: '100%',
    background: `${drawing} ${side === 'left' ? '100%' : 0}/135%`,
    mask: `linear-gradient(to ${side}, transparent 12%, #000 50%)`,
  },
});

/** The position of the drawing in wide windows. */
const WHERE_WIDE = {
  end: (drawing: string) => beside(drawing, 'right'),
  start: (drawing: string) => ({
    ...beside(drawing, 'left'),
    '& > div > *': { marginLeft: '50%' },
  }),
  below: (drawing: string) => ({
    '--head-width': '760px',
    paddingBlock: 'var(--space) 320px',
    textAlign: 'center',
    '&::before': { height: 300, background: `${drawing} 50%/100%` },
    '& > div > *': { marginInline: 'auto', justifyContent: 'center' },
  }),
};

/**
 * A part of a drawing made for dark backgrounds, cut off by the band: its lines lighten the colour, its
 * background disappears. On narrow screens it is below the text.
 */
const engravedWith = memoize((drawing: string) =>
  memoize((layout: keyof typeof WHERE_WIDE) =>
    styled(StackedLayout)({
      '--head-width': '560px',
      '--head-space': '24px',
      position: 'relative',
      isolation: 'isolate',
      '--drawing': 'clamp(140px, 40vw, 240px)',
      padding: 'calc(var(--space) * 2 / 3) 0 calc(var(--drawing) + 4vw)',
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: 'auto 0 0',
        height: 'var(--drawing)',
        background: `${drawing} 50%/120%`,
        mixBlendMode: 'screen',
        opacity: 0.6,
        mask: 'linear-gradient(transparent, #000 40%)',
      },
      [breakpoints.up('lg')]: WHERE_WIDE[layout](drawing),
    }),
  ),
);

/** Large enough for white on the colour of the brand to be read easily (AAA for large text). */
const Text = styled(Typography)({
  maxWidth: 500,
  fontSize: size.large,
  lineHeight: 1.35,
});
