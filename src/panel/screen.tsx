import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { RichText } from '../ui/rich-text.tsx';
import { SectionTitle } from '../ui/section/headings.tsx';
import { breakpoints, onScreen, spacing } from '../ui/theme/breakpoints.ts';
import { size } from '../ui/theme/size.ts';

interface Props {
  section: { id?: string; title: string; text: string };
  children: ReactNode;
}

/** From this width on a screen that is `data-fixed` is as tall as the window, and its parts scroll by themselves. */
export const FIXED = `${onScreen(breakpoints.up('xl'))} and (min-height: 560px)`;

/** A page of the workspace: its title, a line about it, and what one works with. */
export function WorkspacePage({ section, children }: Props) {
  const headingId = useId();
  return (
    <Ground id={section.id} data-background="paper" aria-labelledby={headingId}>
      <Head>
        <Title id={headingId}>{section.title}</Title>
        <Text color="textSecondary">
          <RichText text={section.text} />
        </Text>
      </Head>
      {children}
    </Ground>
  );
}

const Ground = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--header))',
  padding: '20px var(--gutter) 48px',
  [FIXED]: {
    '&:has([data-fixed])': { height: 'calc(100dvh - var(--header))', paddingBottom: 0 },
  },
  '@media print': { display: 'block', minHeight: 0, padding: 0 },
});

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 20px',
  marginBottom: spacing(2),
});

const Title = styled(SectionTitle)({ fontSize: size.title });

const Text = styled(Typography)({ fontSize: '.9375rem' });
