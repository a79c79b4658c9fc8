import { styled } from '@mui/material/styles';
import { useRecords } from '../../data/assets-context.ts';
import { useMessages } from '../../data/site-context.ts';
import type { SectionOf } from '../../data/types.ts';
import { buttonBox } from '../../theme/button.ts';
import { Cell, Cells, columnsFor } from '../../ui/cells.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export function GuideCards({ section }: { section: SectionOf<'guide-cards'> }) {
  const guides = useRecords('guides', section.guides);
  const { guides: messages } = useMessages();
  return (
    <StackedLayout section={section}>
      <Cells data-columns={columnsFor(guides.length)}>
        {guides.map((guide) => (
          <Card key={guide.id}>
            <Desk>
              <Sheet data-background="ink">
                <Picture picture={guide.cover ?? guide.picture} />
              </Sheet>
            </Desk>
            <Body>
              <ItemTitle>{guide.title}</ItemTitle>
              <p>
                <RichText text={guide.description} />
              </p>
              <Audience>
                <strong>{messages.audience}</strong> {guide.audience}
              </Audience>
              <Download to={guide.file} download data-no-print>
                {messages.download}
                <VisuallyHidden> {guide.title}</VisuallyHidden>
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path d="M10 2v11M5 8.5l5 5 5-5M2.5 17.5h15" />
                </svg>
              </Download>
            </Body>
          </Card>
        ))}
      </Cells>
    </StackedLayout>
  );
}

const Card = styled(Cell)({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  '@media (min-width: 720px)': {
    '&:only-child': { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

const Desk = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: 32,
  background: 'var(--bg)',
  boxShadow: '0 0 0 1px var(--line)',
  '@media print': { display: 'none' },
});

/** Of the proportions of a sheet; what is not a whole page stands in its middle. */
const Sheet = styled('div')({
  width: 212,
  height: 300,
  boxShadow: '0 0 0 1px var(--line), 0 8px 24px color-mix(in srgb, var(--ink) 24%, transparent)',
  transition: 'transform 220ms var(--ease)',
  'li:hover &': { transform: 'translateY(-6px)' },
  '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
});

const Body = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: 'var(--pad)',
  '& > h2, & > h3': { fontSize: '1.375rem', lineHeight: 1.25 },
  '& > h2 + p, & > h3 + p': { color: 'var(--muted)', margin: '12px 0 20px' },
});

const Audience = styled('p')({
  margin: 'auto 0 28px',
  paddingTop: 16,
  minHeight: 'calc(17px + 2 * 1.45em)', // two lines, so that the rules of a row are level
  borderTop: '1px solid var(--line)',
  fontSize: '.9375rem',
  lineHeight: 1.45,
  alignSelf: 'stretch',
});

const Download = styled(Link)({
  ...buttonBox,
  minHeight: 48,
  border: '1px solid currentColor',
  '&:hover': { background: 'var(--fg)', color: 'var(--bg)' },
  '& > svg': { marginLeft: 12, fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 },
});
