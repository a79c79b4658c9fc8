import { useRecords } from '../../data/assets-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { styled } from '../../theme/styled.tsx';
import { columnsFor } from '../../ui/cells.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Eyebrow, ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';

export function VendorCards({ section }: { section: SectionOf<'vendor-cards'> }) {
  const vendors = useRecords('vendors', section.vendors);
  return (
    <SectionFrame light section={section} background="white">
      <Grid data-columns={columnsFor(vendors.length)}>
        {vendors.map((vendor) => (
          <Card key={vendor.id}>
            {vendor.logo && <Picture picture={vendor.logo} />}
            <div>
              <Eyebrow>{vendor.category}</Eyebrow>
              <ItemTitle>{vendor.name}</ItemTitle>
              <p>
                <RichText text={vendor.description} />
              </p>
              <CheckList items={vendor.points} />
            </div>
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}

const Grid = styled('ul')({
  display: 'grid',
  gap: 24,
  '@media (min-width: 800px)': {
    '&:not([data-columns="1"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@media (min-width: 800px) and (max-width: 1079.98px)': {
    '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 1080px)': {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const Card = styled('li')({
  padding: 'clamp(24px, 3vw, 40px)',
  border: '1px solid var(--line)',
  borderTop: '3px solid var(--accent)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
  '& > img': { width: 150, marginBottom: 24 },
  '& p + h3, & p + h4': { marginTop: -8 },
  '& h3 + p, & h4 + p': { color: 'var(--muted)', margin: '12px 0 20px' },
});
