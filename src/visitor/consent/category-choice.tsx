import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ConsentLabels } from '../../types/config.gen.ts';
import type { ConsentCategoryData } from '../../ui/data/types.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { size } from '../../ui/theme/size.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface Props {
  category: ConsentCategoryData;
  labels: ConsentLabels;
  allowed: boolean;
}

/** One category with purpose, legal basis and stored data, as informed consent requires. */
export function CategoryChoice({ category, labels, allowed }: Props) {
  const { id, title, purpose, legalBasis, details } = category;
  const purposeId = `_purpose-${id}`;
  return (
    <Item>
      <ItemHead component="label" variant="h3">
        {title}
        <Switch type="checkbox" name={id} defaultChecked={allowed} aria-describedby={purposeId} />
      </ItemHead>
      <Stack useFlexGap spacing={0.75}>
        <Typography id={purposeId} color="textSecondary">
          <RichText text={purpose} />
        </Typography>
        <Typography color="textSecondary">
          <strong>{labels.legalBasis}</strong> {legalBasis}
        </Typography>
      </Stack>
      <Details>
        <Summary>
          {labels.details}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Summary>
        <Lines>
          {details.map((line) => (
            <Line key={line} component="li" color="textSecondary">
              <RichText text={line} />
            </Line>
          ))}
        </Lines>
      </Details>
    </Item>
  );
}

export const Item = styled('div')({
  padding: '12px 24px 20px',
  borderTop: '1px solid var(--line)',
});

export const ItemHead = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
  fontSize: size.text,
  'label&': { cursor: 'pointer' },
}) as typeof Typography;

const Details = styled('details')({ marginTop: 6 });

const Summary = styled('summary')({
  display: 'inline-block',
  paddingBlock: 6,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
});

const Lines = styled('ul')({ paddingTop: 4 });

const Line = styled(Typography)({
  padding: '2px 0 2px 14px',
  borderLeft: '2px solid var(--line)',
}) as typeof Typography;

/** A checkbox drawn as a switch: the position of the knob shows its state, not a colour alone. */
const Switch = styled('input')({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: 48,
  height: 28,
  margin: 0,
  border: '2px solid var(--fg)',
  borderRadius: 14,
  background: 'var(--bg)',
  cursor: 'pointer',
  transition: 'background-color 180ms',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 4,
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: 'var(--fg)',
    transition: 'transform 180ms var(--ease)',
  },
  '&:checked': { background: 'var(--fg)' },
  '&:checked::before': { background: 'var(--bg)', transform: 'translateX(20px)' },
  '&:focus-visible': { borderRadius: 14 },
  '@media (forced-colors: active)': {
    appearance: 'auto',
    width: 24,
    '&::before': { content: 'none' },
  },
});
