import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { boundWords } from '../../lib/bound-words.ts';
import { halves } from '../../theme/halves.ts';
import { WIDE } from '../../theme/wide.ts';
import type { Action } from '../../types/config.gen.ts';
import { Actions } from '../actions.tsx';
import { RichText } from '../rich-text.tsx';
import { Eyebrow, Intro, SectionTitle } from './headings.tsx';

export interface HeadProps {
  section: { eyebrow?: string; title?: string; intro?: string };
  headingId: string;
  /** The variants of its title; see headings.tsx. */
  variant?: 'h2' | 'display' | 'statement';
  pageVariant?: 'h1' | 'h1Narrow' | 'statement';
  /** True to set the intro at the title's right on wide screens, if there is an eyebrow too. */
  split?: boolean;
  /** Below the intro. */
  aside?: ReactNode;
  /** Buttons at its foot. */
  actions?: Action[];
  className?: string;
}

/** The heading of a section: eyebrow, title and intro. Nothing without a title. */
export function SectionHead({
  section: { eyebrow, title, intro },
  headingId,
  split,
  aside,
  actions,
  className,
  ...variants
}: HeadProps) {
  if (!title) return null;
  const isSplit = split && eyebrow && intro;
  const IntroSlot = isSplit ? IntroBeside : Intro;
  const words = (
    <>
      {eyebrow && <Eyebrow>{boundWords(eyebrow)}</Eyebrow>}
      <SectionTitle id={headingId} {...variants}>
        {title}
      </SectionTitle>
    </>
  );
  const introduction = intro && (
    <IntroSlot variant={variants.variant === 'display' ? 'largeLead' : 'lead'}>
      <RichText text={intro} />
    </IntroSlot>
  );
  const foot = (aside || actions) && (
    <>
      {aside}
      <Actions actions={actions} />
    </>
  );
  if (isSplit)
    return (
      <SplitHeader className={className}>
        <div>{words}</div>
        {introduction}
        {foot && <div>{foot}</div>}
      </SplitHeader>
    );
  return (
    <Header className={className}>
      {words}
      {introduction}
      {foot}
    </Header>
  );
}

const Header = styled('header')({
  maxWidth: 'var(--head-width, 760px)',
  marginBottom: 'var(--head-space, clamp(32px, 1.75rem + 1.2vw, 52px))',
  [WIDE]: { maxWidth: 'var(--head-width, none)' },
  '@media print': { marginBottom: 20 },
});

const SplitHeader = styled(Header)({ [WIDE]: { display: 'grid', ...halves } });

const IntroBeside = styled(Intro)({ [WIDE]: { alignSelf: 'end', margin: '0 0 4px' } });
