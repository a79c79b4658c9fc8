import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Section } from '../../../ui/section/section.tsx';
import { SectionActions } from '../../../ui/section/section-actions.tsx';
import { SectionHead } from '../../../ui/section/section-head.tsx';
import { halves } from '../../../ui/theme/halves.ts';
import { type } from '../../../ui/theme/typography.ts';
import { WIDE } from '../../../ui/theme/wide.ts';
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
  const Columns = isBrief ? Brief : Container;
  const Head = isBrief ? BriefHead : SectionHead;
  return (
    <Section section={section}>
      <Columns>
        <Head variant="statement" />
        {picture}
        {isBrief ? (
          <Foot>
            <Text blocks={blocks} arrangement="beside" />
            <SectionActions />
          </Foot>
        ) : (
          <>
            <Text blocks={blocks} arrangement={second || items ? 'inRow' : 'beside'} />
            <SectionActions />
          </>
        )}
      </Columns>
    </Section>
  );
}

const Brief = styled(Container)({
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    columnGap: halves.columnGap,
  },
});

const BriefHead = styled(SectionHead)({ [WIDE]: { marginBottom: 0 } });

const Foot = styled('div')({ [WIDE]: { ...type.lead, alignSelf: 'end' } });
