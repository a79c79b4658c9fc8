import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memoize } from '../../../lib/memoize.ts';
import type { SectionOf } from '../../data/types.ts';
import { size } from '../../theme/size.ts';
import { WIDE } from '../../theme/wide.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { SplitLayout } from '../../ui/section/split-layout.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';

export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  const { engraving, background = 'brand' } = section;
  const text = section.text && (
    <Text>
      <RichText text={section.text} />
    </Text>
  );
  if (background === 'brand' && engraving) {
    const Engraved = engravedWith(engraving);
    return (
      <div data-no-print="">
        <Engraved section={section} background={background}>
          {text}
        </Engraved>
      </div>
    );
  }
  return (
    <div data-no-print="">
      <Band section={section} background={background} weight="light">
        {text}
      </Band>
    </div>
  );
}

/** Buttons are white on the brand colour, and have the brand colour on other backgrounds. */
const buttonsOnBrand = {
  '&[data-background=brand]': {
    '--button': 'var(--white)',
    '--button-text': 'var(--brand)',
    '--button-hover': 'var(--paper)',
  },
} as const;

const Band = styled(SplitLayout)(buttonsOnBrand);

/**
 * A part of a drawing made for dark backgrounds, cut off by the band: its lines lighten the colour, its
 * background disappears. It is beside the text, on narrow screens below it.
 */
const engravedWith = memoize((drawing: string) =>
  styled(StackedLayout)({
    ...buttonsOnBrand,
    '--head-width': '560px',
    '--head-space': '24px',
    position: 'relative',
    isolation: 'isolate',
    padding: 'calc(var(--space) * 2 / 3) 0 300px',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 'auto 0 0',
      height: 240,
      background: `url(${drawing}) 50%/120%`,
      mixBlendMode: 'screen',
      opacity: 0.6,
      mask: 'linear-gradient(transparent, #000 40%)',
    },
    [WIDE]: {
      paddingBlock: 'var(--space)',
      '&::before': {
        left: '50%',
        height: '100%',
        background: `url(${drawing}) 0/135%`,
        mask: 'linear-gradient(90deg, transparent 12%, #000 50%)',
      },
    },
  }),
);

/** Large enough for white on the colour of the brand to be read easily (AAA for large text). */
const Text = styled(Typography)({
  maxWidth: 500,
  fontSize: size.large,
  lineHeight: 1.35,
});
