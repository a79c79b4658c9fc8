import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { spacing } from './theme/breakpoints.ts';
import { size } from './theme/size.ts';

/** Short labels in a row. MUI's Chip would add the code of a button, 6 kB, to every page. */
export function Badges({ badges, className }: { badges: string[]; className?: string }) {
  return (
    <Row component="ul" direction="row" useFlexGap spacing={1} className={className}>
      {badges.map((badge) => (
        <Badge key={badge} component="li">
          {badge}
        </Badge>
      ))}
    </Row>
  );
}

const Row = styled(Stack)({ flexWrap: 'wrap' }) as typeof Stack;

const Badge = styled(Paper)({
  padding: spacing(0.5, 1.5),
  background: 'none',
  fontSize: size.small,
}) as typeof Paper;
