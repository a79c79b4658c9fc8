import { styled } from '@mui/material/styles';
import type { ConsentCategoryData } from '../data/types.ts';
import { type } from '../theme/typography.ts';
import type { ConsentLabels } from '../types/config.gen.ts';
import { RichText } from '../ui/rich-text.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Switch } from './switch.ts';

interface Props {
  category: ConsentCategoryData;
  labels: ConsentLabels;
  allowed: boolean;
}

/** One category with all that consent needs to be informed: purpose, legal basis, what is kept. */
export function CategoryChoice({ category, labels, allowed }: Props) {
  const { id, title, purpose, legalBasis, details } = category;
  const purposeId = `_purpose-${id}`;
  return (
    <Item>
      <ItemHead as="label">
        {title}
        <Switch type="checkbox" name={id} defaultChecked={allowed} aria-describedby={purposeId} />
      </ItemHead>
      <p id={purposeId}>
        <RichText text={purpose} />
      </p>
      <p>
        <strong>{labels.legalBasis}</strong> {legalBasis}
      </p>
      <Details>
        <summary>
          {labels.details}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </summary>
        <ul>
          {details.map((line) => (
            <li key={line}>
              <RichText text={line} />
            </li>
          ))}
        </ul>
      </Details>
    </Item>
  );
}

export const Item = styled('div')({
  padding: '12px 24px 20px',
  borderTop: '1px solid var(--line)',
  '& > p + p': { marginTop: 6 },
});

export const ItemHead = styled('div')({
  ...type.h3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
  fontSize: '1.0625rem',
  'label&': { cursor: 'pointer' },
  '& > span': { ...type.label, color: 'var(--muted)', fontSize: '.75rem' },
});

const Details = styled('details')({
  marginTop: 6,
  '& > summary': {
    display: 'inline-block',
    paddingBlock: 6,
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.3em',
    cursor: 'pointer',
  },
  '& > ul': { paddingTop: 4 },
  '& li': { padding: '2px 0 2px 14px', borderLeft: '2px solid var(--line)' },
});
