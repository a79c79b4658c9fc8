import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { byValue } from '../../lib/by-value.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  const { engraving, background = 'brand' } = section;
  const engraved = background === 'brand' && engraving;
  const Block = engraved ? engravedWith(engraving) : Band;
  return (
    <Block data-no-print="">
      <SectionFrame beside={!engraved && 'all'} section={section} background={background}>
        {section.text && (
          <Text>
            <RichText text={section.text} />
          </Text>
        )}
      </SectionFrame>
    </Block>
  );
}

/** No taller than its words ask. On the colour of the brand buttons are white, on another that colour. */
const Band = styled('div')({
  '& > section': { paddingBlock: 'calc(var(--space) * 2 / 3)' },
  '& > [data-background=brand]': {
    '--button': 'var(--white)',
    '--button-text': 'var(--brand)',
    '--button-hover': 'var(--paper)',
  },
});

/**
 * A part of a drawing made for dark grounds, cut off by the band: its lines lighten the colour, its
 * ground leaves no trace. It stands beside the words, on narrow screens below them.
 */
const engravedWith = byValue((drawing: string) =>
  styled(Band)({
    '& > section': {
      position: 'relative',
      isolation: 'isolate',
      paddingBottom: 300,
      '& header': { maxWidth: 560, marginBottom: 24 },
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
    },
    '@media (min-width: 1000px)': {
      '& > section': {
        paddingBlock: 'var(--space)',
        '&::before': {
          left: '50%',
          height: '100%',
          background: `url(${drawing}) 0/135%`,
          mask: 'linear-gradient(90deg, transparent 12%, #000 50%)',
        },
      },
    },
  }),
);

/** Large enough for white on the colour of the brand to be read easily (AAA for large text). */
const Text = styled('p')({
  maxWidth: 500,
  fontSize: '1.5rem',
  lineHeight: 1.35,
});
