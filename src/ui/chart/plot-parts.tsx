import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Measured by what is in it, as a sheet of paper is narrower than the window. */
export const PlotArea = styled('div')({ containerType: 'inline-size' });

interface Props {
  row: { label: string; note?: string; main?: boolean };
}

/** What a row of a chart is about, and a note in smaller letters below it. */
export const RowName = ({ row: { label, note, main } }: Props) => (
  <Label data-main={main ? '' : undefined}>
    {label}
    {note && (
      <Note variant="body2" color="textSecondary" component="small">
        {note}
      </Note>
    )}
  </Label>
);

const Label = styled('span')({
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '&[data-main]': { fontWeight: 650 },
});

const Note = styled(Typography)({
  display: 'block',
  fontWeight: 400,
  lineHeight: 1.4,
}) as typeof Typography;

/** A position in a drawing of 100 by 100, whatever its size on the page. */
export const percent = (hundredths: number) => `${hundredths}%`;

/** Lines that are stretched to the size of what they stand in. */
export const StretchedDrawing = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    width="100%"
    height="100%"
  >
    {children}
  </svg>
);
