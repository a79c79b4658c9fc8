import { useRecords } from '../../data/assets-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { secondHalf } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';
import { byMaker } from './by-maker.ts';

/** A row a maker: its logo once, and its products beside it. */
export function VendorCards({ section }: { section: SectionOf<'vendor-cards'> }) {
  const makers = byMaker(useRecords('vendors', section.vendors));
  return (
    <SectionFrame weight="light" section={section} background="white">
      <ul>
        {makers.map((products) => (
          <Maker key={products[0]?.name}>
            {products[0]?.logo && <Picture picture={products[0].logo} />}
            <ul>
              {products.map((product) => (
                <Product key={product.name}>
                  <div>
                    <ItemTitle>{product.name}</ItemTitle>
                    <Category>{product.category}</Category>
                  </div>
                  <p>
                    <RichText text={product.description} />
                  </p>
                  <CheckList items={product.points} />
                </Product>
              ))}
            </ul>
          </Maker>
        ))}
      </ul>
    </SectionFrame>
  );
}

const Maker = styled('li')({
  display: 'grid',
  gap: '16px clamp(24px, 4vw, 56px)',
  paddingTop: 28,
  borderTop: '1px solid var(--line)',
  '& + &': { marginTop: 28 },
  '& > img': { width: 140, marginTop: 4 },
  '& > ul': { gridColumn: '-2 / -1' },
  '@media (min-width: 1000px), print': {
    gridTemplateColumns: '140px minmax(0, 1fr)',
    columnGap: 40,
  },
});

const Product = styled('li')({
  display: 'grid',
  gap: '12px clamp(20px, 3vw, 40px)',
  breakInside: 'avoid',
  '& + &': { marginTop: 24, paddingTop: 24, borderTop: '1px solid var(--line)' },
  '& > p, & > ul': { fontSize: '.9375rem', lineHeight: 1.55 },
  '& > p': { color: 'var(--muted)' },
  '& > ul': { gap: 4, alignContent: 'start' },
  '@media (min-width: 640px), print': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: `minmax(0, 1fr) ${secondHalf(140 + 40)}`,
    '& > div, & > p': { gridColumn: 1 },
    '& > ul': { gridColumn: 2, gridRow: '1 / 3' },
  },
});

const Category = styled('p')({ color: 'var(--muted)', fontSize: '.9375rem' });
