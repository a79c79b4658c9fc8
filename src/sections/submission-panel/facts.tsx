import { styled } from '@mui/material/styles';

export const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

export const Facts = styled('dl')({
  margin: 0,
  width: '100%',
  '& dt': { color: 'var(--muted)', fontSize: '.9375rem' },
  '& dd': { margin: '0 0 12px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});
