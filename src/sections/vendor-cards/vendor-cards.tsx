import { useRecords } from '../../data/assets-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { halves, secondHalf } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';
import { byMaker, fitsAcross } from './by-maker.ts';

/** Side by side where they are few, else a row a maker: its logo once, and its products beside it. */
export function VendorCards({ section }: { section: SectionOf<'vendor-cards'> }) {
  const makers = byMaker(useRecords('vendors', section.vendors));
  const Makers = fitsAcross(makers) ? Across : 'ul';
  return (
    <SectionFrame weight="light" section={section} background="white">
      <Makers>
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
      </Makers>
    </SectionFrame>
  );
}

const row = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: halves.columnGap,
} as const;

/** Side by side all begin and end in the rows of their neighbours; what is of one maker is a sheet. */
const Across = styled('ul')({
  '@media screen and (min-width: 1000px)': {
    ...row,
    gridTemplateRows: 'repeat(4, auto)',
    '&& > li': { grid: 'subgrid / none', gridRow: 'span 4', margin: 0, borderTop: '2px solid' },
    '&& > :only-child': { padding: 40, border: 0, background: 'var(--card)' },
    '& > li > ul': { ...row, gridTemplateRows: 'subgrid', gridArea: 'span 3 / 1' },
    '&& > li > ul > li': {
      grid: 'subgrid / none',
      gridRow: 'span 3',
      margin: 0,
      padding: '20px 0 0',
      border: 0,
      '& > *': { gridArea: 'auto' },
    },
  },
});

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
