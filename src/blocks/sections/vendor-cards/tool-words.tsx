import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Vendor } from '../../../types/config.gen.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';

interface Props {
  tool: Vendor;
  /** True to put logo, name and description side by side if there is space. */
  inColumns?: boolean;
  className?: string;
}

/** The name of a tool, and its purpose. */
export function ToolWords({ tool, inColumns, className }: Props) {
  const Root = inColumns ? Columns : 'div';
  return (
    <Root className={className}>
      {tool.logo && <Logo picture={tool.logo} />}
      <Name>{tool.name}</Name>
      <Category color="textSecondary">{tool.category}</Category>
      <Description color="textSecondary">
        <RichText text={tool.description} />
      </Description>
    </Root>
  );
}

const SPLIT = breakpoints.up('lg');

/** A grid, for which its parts set their columns; in other layouts the container is not a grid. */
const Columns = styled('div')({
  [SPLIT]: {
    '--space-above': '0px',
    display: 'grid',
    grid: 'auto 1fr / repeat(4, 1fr)',
    columnGap: 'inherit',
    paddingTop: spacing(4),
    borderTop: '1px solid var(--line)',
    '[data-further] > &': { '--repeated-logo': 'none', paddingTop: 0, borderTop: 0 },
  },
});

/** Shown once for neighbours of one manufacturer; its space aligns the names of tools that stand side by side. */
const Logo = styled(Picture)({
  width: 120,
  marginBottom: spacing(2),
  '[data-further] &': { display: 'var(--further-logo, none)', visibility: 'hidden' },
  [SPLIT]: {
    gridRow: 'span 2',
    '[data-further] &': { display: 'var(--repeated-logo, block)' },
  },
});

const Name = styled(ItemTitle)({ [SPLIT]: { gridColumn: 2 } });

const Category = styled(Typography)({ lineHeight: 1.55, [SPLIT]: { gridColumn: 2 } });

const Description = styled(Typography)({
  marginTop: 'var(--space-above, 10px)',
  lineHeight: 1.55,
  [SPLIT]: { gridArea: '1 / 3 / span 2 / span 2' },
});
