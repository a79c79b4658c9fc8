import { styled } from '@mui/material/styles';
import { useRecords } from '../../data/assets-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ConfiguredLayout } from '../../ui/section/configured-layout.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { Sample } from './sample.tsx';
import { ToolPicture } from './tool-picture.tsx';

/**
 * What each tool is for, and beside it what it shows or says.
 * What is drawn for the whole width stands over its tool, and each of the others is a row of text;
 * where all of them are, they are the parts of one drawing. Three stand side by side below one.
 */
export function VendorCards({ section }: { section: SectionOf<'vendor-cards'> }) {
  const tools = useRecords('vendors', section.vendors);
  const parts = tools.length > 1 && tools.every(({ wide }) => wide);
  const below = tools.length === 3 && tools[0]?.wide;
  return (
    <ConfiguredLayout section={section} background="white">
      <Tools data-columns={parts ? 'parts' : below ? 'below' : undefined}>
        {tools.map(({ name, category, logo, description, picture, wide, sample }) => (
          <li key={name}>
            <div>
              {logo && <Picture picture={logo} />}
              <ItemTitle>{name}</ItemTitle>
              <p>{category}</p>
              <p>
                <RichText text={description} />
              </p>
            </div>
            {picture ? (
              <ToolPicture picture={picture} wide={wide} />
            ) : (
              sample && <Sample {...sample} />
            )}
          </li>
        ))}
      </Tools>
    </ConfiguredLayout>
  );
}

/** Of all where one is drawn for it. */
const wholeWidth = {
  gridTemplateColumns: 'none',
  '& > div': {
    order: 1,
    display: 'grid',
    grid: 'auto 1fr / repeat(4, 1fr)',
    columnGap: 'inherit',
    paddingTop: 32,
    borderTop: '1px solid var(--line)',
    '& > img': { gridRow: 'span 2' },
    '& > :not(img)': { gridColumn: 2, marginTop: 0 },
    '& > :last-child': { gridArea: '1 / 3 / span 2 / span 2' },
  },
};

/** Two are of different sizes: what is drawn in twelfths of the width meets. */
const joined = {
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 0,
  '&:has(> :nth-of-type(2):last-of-type)': { gridTemplateColumns: '7fr 5fr' },
  '& > li': { gridTemplateColumns: 'none', alignContent: 'start', paddingRight: 0 },
  '& > li > div': { order: 1, paddingRight: 'clamp(24px, 4vw, 56px)' },
  '& picture > img': { display: 'block', borderRadius: 0 },
} as const;

const Tools = styled('ul')({
  display: 'grid',
  gap: '40px clamp(32px, 5vw, 80px)',
  '& > li': { display: 'grid', gap: 24, alignItems: 'start' },
  '& div > img': { width: 120, marginBottom: 16 },
  '& > li > img, & picture > img, & [data-background]': {
    width: '100%',
    borderRadius: 'var(--radius)',
  },
  '& p': { color: 'var(--muted)', lineHeight: 1.55 },
  '& p + p': { marginTop: 10, breakBefore: 'avoid' },
  '@media (min-width: 900px)': {
    '& > li': { gridTemplateColumns: '1fr 2fr', columnGap: 'inherit' },
    '&:not([data-columns]):has(picture) > li': wholeWidth,
    '&[data-columns=parts]': joined,
    '&[data-columns=below]': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > li': { gridTemplateColumns: 'none' },
      '& > :first-of-type': { display: 'contents', '& > picture': { gridArea: '1 / 1 / 2 / -1' } },
    },
  },
});
