import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakpoints } from '../theme/breakpoints.ts';
import { halves } from '../theme/layout.ts';
import { size } from '../theme/size.ts';
import { Section, type SectionProps } from './section.tsx';
import { SectionHead } from './section-head.tsx';

interface Props extends SectionProps {
  /** Shown in the head, below the intro. */
  aside?: ReactNode;
  /** Shown in the second column on wide screens, below the head on narrow ones. */
  form: ReactNode;
  /** Shown below the head on wide screens, below the form on narrow ones. */
  children?: ReactNode;
}

/** A form beside its head, with more text below the head. */
export function FormLayout({ aside, form, children, ...props }: Props) {
  return (
    <Section {...props}>
      <Columns>
        <Head aside={aside} hasActions />
        <FormSlot>{form}</FormSlot>
        <div>{children}</div>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)({
  [breakpoints.up('lg')]: { display: 'grid', ...halves, gridTemplateRows: 'auto 1fr' },
});

const Head = styled(SectionHead)({
  [breakpoints.up('lg')]: { marginBottom: 0 },
  // The title of a page would be one word per line in this column.
  [breakpoints.between('lg', 'xl')]: { '& h1': { fontSize: size.display } },
});

const FormSlot = styled('div')({ [breakpoints.up('lg')]: { gridArea: '1 / 2 / span 2' } });
