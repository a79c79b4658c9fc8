import { useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { boundWords } from '../../lib/bound-words.ts';
import { styled } from '../../theme/styled.tsx';
import { type } from '../../theme/typography.ts';
import { Actions } from '../../ui/actions.tsx';
import { Badges } from '../../ui/badges.tsx';
import { Content } from '../../ui/content.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import { LivePicture } from '../../ui/live-picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Eyebrow, SectionTitle } from '../../ui/section-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Hero({ section }: { section: SectionOf<'hero'> }) {
  const headingId = useId();
  const { back, eyebrow, title, subtitle, text, picture, badges, actions, figures } = section;
  return (
    <Root id={section.id} data-background="ink" aria-labelledby={headingId}>
      <Content>
        <Columns>
          <div>
            {back && (
              <Back data-no-print>
                <TextLink link={back} />
              </Back>
            )}
            {eyebrow && <Eyebrow>{boundWords(eyebrow)}</Eyebrow>}
            <SectionTitle id={headingId}>{title}</SectionTitle>
            {subtitle && <Subtitle lang={subtitle.language}>{subtitle.text}</Subtitle>}
            {badges && (
              <Tags>
                <Badges badges={badges} />
              </Tags>
            )}
            <Text>
              <RichText text={text} />
            </Text>
            <Actions actions={actions} />
          </div>
          {picture && <Drawing picture={picture} fetch="first" />}
        </Columns>
        {figures && <FigureList figures={figures} />}
      </Content>
    </Root>
  );
}

const Root = styled('section')({
  overflow: 'hidden',
  borderBottom: '1px solid var(--line)', // a horizon, where what follows is as dark
  paddingBlock: 'clamp(48px, 2rem + 5vw, 104px) clamp(56px, 2rem + 5vw, 96px)',
  '@media print': { paddingBlock: '24px 12px' },
});

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(32px, 5vw, 72px)',
  '& + dl': { marginTop: 'clamp(40px, 4vw, 72px)' },
  '@media (min-width: 720px) and (max-width: 899.98px)': {
    '&:has(> * + *)': { gridTemplateColumns: 'minmax(0, 1fr) 40%' },
    '&:has(> * + *) h1': { fontSize: '2.625rem' },
  },
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' },
});

/** Takes from the room between it and the words, never from the margin of the page. */
const Drawing = styled(LivePicture)({
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
  '@media (min-width: 720px)': {
    maxWidth: 'none',
    width: '112%',
    margin: '-3% 0 -3% -12%',
  },
  '@media print': { display: 'none' },
});

const Subtitle = styled('p')({ ...type.middle, marginTop: 20 });

const Text = styled('p')({
  ...type.lead,
  color: 'var(--muted)',
  marginTop: 24,
  maxWidth: 600,
});

const Back = styled('div')({
  marginBottom: 24,
  fontSize: '.9375rem',
  '& svg': { order: -1, transform: 'scaleX(-1)', margin: '0 10px 0 0' },
});

const Tags = styled('div')({ marginTop: 24 });
