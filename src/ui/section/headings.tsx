import { styled } from '@mui/material/styles';
import Typography, { type TypographyOwnProps } from '@mui/material/Typography';
import type { ComponentProps, ElementType, Ref } from 'react';
import { boundWords } from '../../lib/bound-words.ts';
import { useHeadingTag } from '../heading-level.tsx';

type TextProps = TypographyOwnProps & Omit<ComponentProps<'p'>, 'color' | 'ref'>;
type Props = TextProps & { component?: ElementType };

interface TitleProps {
  id?: string;
  /** The variant of a section's title. */
  variant?: 'h2' | 'display' | 'statement';
  /** The variant of a page's title: that of its first section. */
  pageVariant?: 'h1' | 'display';
  className?: string;
  children: string;
}

/** The title of a section; in the first of a page, the title of the page. */
export function SectionTitle({
  variant = 'h2',
  pageVariant = 'h1',
  children,
  ...props
}: TitleProps) {
  const tag = useHeadingTag();
  return (
    <Typography {...props} component={tag} variant={tag === 'h1' ? pageVariant : variant}>
      {boundWords(children)}
    </Typography>
  );
}

/** A heading inside a section, one level below its title. */
export function ItemTitle({ children, ...props }: TextProps & { ref?: Ref<HTMLHeadingElement> }) {
  const tag: ElementType = useHeadingTag(1);
  return (
    <Typography variant="h3" {...props} component={tag}>
      {typeof children === 'string' ? boundWords(children) : children}
    </Typography>
  );
}

/** A short line above a title. */
export const Eyebrow = (props: Props) => (
  <EyebrowText variant="label" color="textSecondary" {...props} />
);

const EyebrowText = styled(Typography)({ marginBottom: 'min(16px, 8px + 1vw)' });

/** The paragraph below a title. */
export const Intro = (props: Props) => (
  <IntroText variant="lead" color="textSecondary" {...props} />
);

const IntroText = styled(Typography)({
  marginTop: 'min(20px, 8px + 1vw)',
  maxWidth: 'var(--intro, 640px)',
});
