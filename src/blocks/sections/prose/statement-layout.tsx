import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Section } from '../../../ui/section/section.tsx';
import { SectionActions } from '../../../ui/section/section-actions.tsx';
import { SectionHead } from '../../../ui/section/section-head.tsx';
import { SplitLayout } from '../../../ui/section/split-layout.tsx';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { type } from '../../../ui/theme/typography.ts';
import { Text } from './text.tsx';

interface Props {
  section: SectionOf<'prose'>;
  picture: ReactNode;
  blocks: SectionOf<'prose'>['blocks'];
}

/** A very large title, with one paragraph at its foot, or longer text below it. */
export function StatementLayout({ section, picture, blocks }: Props) {
  const [{ items, table } = {}, second] = blocks;
  const isBrief = !(second || items || table || picture);
  if (isBrief)
    return (
      <SplitLayout section={section} columns="wideHead">
        <Foot>
          <Text blocks={blocks} arrangement="beside" />
        </Foot>
      </SplitLayout>
    );
  return (
    <Section section={section}>
      <Container>
        <SectionHead variant="statement" />
        {picture}
        <Text blocks={blocks} arrangement={second || items ? 'inRow' : 'beside'} />
        <SectionActions />
      </Container>
    </Section>
  );
}

const Foot = styled('div')({ [breakpoints.up('lg')]: type.lead });
