import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../../ui/data/types.ts';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { narrowHead } from '../../../ui/theme/layout.ts';
import { size } from '../../../ui/theme/size.ts';
import { DocumentList } from './document-list.tsx';

type Items = SectionOf<'documents'>['items'];

/** Documents to download, those of a group below its title. */
export const DocumentGroups = ({ section }: { section: SectionOf<'documents'> }) => (
  <StackedLayout section={section}>
    {groupsOf(section.items).map(([group, items]) =>
      group ? (
        <Group key={group}>
          <Title>{group}</Title>
          <DocumentList items={items} />
        </Group>
      ) : (
        <DocumentList key="" items={items} />
      ),
    )}
  </StackedLayout>
);

/** In the order of the first document of each; '' of those without a group. */
function groupsOf(items: Items): [string, Items][] {
  const groups = new Map<string, Items>();
  for (const item of items) {
    const { group = '' } = item;
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups];
}

const Group = styled('div')({
  '* + &': { marginTop: 'clamp(32px, 1.2rem + 2vw, 56px)' },
  [orOnPaper(breakpoints.up('lg'))]: { display: 'grid', ...narrowHead },
});

const Title = styled(ItemTitle)({
  fontSize: size.middle,
  lineHeight: 1.2,
  marginBottom: spacing(2),
});
