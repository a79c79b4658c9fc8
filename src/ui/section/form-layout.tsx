import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { halves } from '../../theme/halves.ts';
import { WIDE } from '../../theme/wide.ts';
import type { Background } from '../../types/config.gen.ts';
import { Section } from './section.tsx';
import type { SectionContent } from './section-content.ts';
import { SectionHead } from './section-head.tsx';

interface Props {
  section: SectionContent;
  /** Used when the section does not choose one. */
  background?: Background;
  /** In the head, below the intro. */
  aside?: ReactNode;
  /** What the section is for: in the second column on wide screens, right below the head on others. */
  form: ReactNode;
  className?: string;
  /** Below the head on wide screens, below the form on others. */
  children?: ReactNode;
}

/** A form beside its head, and what is said about it below the head. */
export function FormLayout({
  section,
  background = 'paper',
  aside,
  form,
  className,
  children,
}: Props) {
  const headingId = useId();
  return (
    <Section
      id={section.id}
      headingId={headingId}
      background={section.background ?? background}
      className={className}
    >
      <Columns>
        <Head section={section} headingId={headingId} aside={aside} actions={section.actions} />
        <FormSlot>{form}</FormSlot>
        <div>{children}</div>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)({
  [WIDE]: { display: 'grid', ...halves, gridTemplateRows: 'auto 1fr' },
});

const Head = styled(SectionHead)({ [WIDE]: { marginBottom: 0 } });

const FormSlot = styled('div')({ [WIDE]: { gridArea: '1 / 2 / span 2' } });
