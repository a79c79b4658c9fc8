import { useRecords } from '../../data/assets-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { secondHalf } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';
import { byMaker, formOf } from './by-maker.ts';

/**
 * A sheet where all is of one maker, columns where each product is of another, else a row a maker:
 * its logo once, and its products beside it.
 */
export function VendorCards({ section }: { section: SectionOf<'vendor-cards'> }) {
  const makers = byMaker(useRecords('vendors', section.vendors));
  return (
    <SectionFrame weight="light" section={section} background="white">
      <Makers data-form={formOf(makers)}>
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

/** On wide screens; elsewhere they are rows. */
const Makers = styled('ul')({
  '@media screen and (min-width: 1000px)': {
    '&[data-form=sheet]': {
      border: '1px solid var(--line)',
      borderRadius: 'var(--radius)',
      background: 'var(--card)',
      '& > li': { display: 'block', padding: 0, border: 0 },
      '& > li > img': { margin: '28px 40px' },
      '& > li > ul': {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        borderTop: '1px solid var(--line)',
      },
      '& > li > ul > li': {
        gridTemplateColumns: 'none',
        gridTemplateRows: 'auto 1fr auto',
        margin: 0,
        padding: '32px 40px 40px',
        border: 0,
      },
      '& > li > ul > li + li': { borderLeft: '1px solid var(--line)' },
    },
    '&[data-form=columns]': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(4, auto)',
      columnGap: 'clamp(32px, 5vw, 80px)',
      '& > li': { gridRow: 'span 4', rowGap: 20, margin: 0, borderTop: '2px solid var(--fg)' },
      // Logos, names, texts and points share their rows.
      '& > li, & > li > ul, & > li > ul > li': {
        display: 'grid',
        gridTemplateColumns: 'none',
        gridTemplateRows: 'subgrid',
      },
      '& > li > ul, & > li > ul > li': { gridColumn: 1, gridRow: 'span 3' },
    },
    '&:not([data-form=rows]) > li > ul > li > *': { gridColumn: 1, gridRow: 'auto' },
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
