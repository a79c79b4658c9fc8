import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReportBlock } from '../../../types/config.gen.ts';
import { BareChart } from '../../../ui/chart/framed-chart.tsx';
import { FigureList } from '../../../ui/figure-list.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Table } from '../../../ui/table.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

export function Block({ block }: { block: ReportBlock }) {
  switch (block.block) {
    case 'text':
      return (
        <Typography>
          <RichText text={block.text} />
        </Typography>
      );
    case 'figures':
      return <FigureList figures={block.items} />;
    case 'chart':
      return (
        <OnSheet>
          <BareChart chart={block.chart} />
        </OnSheet>
      );
    case 'list':
      return (
        <div>
          <Name>{block.title}</Name>
          <Numbered component="ol" disablePadding>
            {block.items.map((item) => (
              <NumberedItem key={item}>
                <RichText text={item} />
              </NumberedItem>
            ))}
          </Numbered>
        </div>
      );
    case 'table':
      return (
        <div>
          <Name>{block.title}</Name>
          <Table head={block.head} rows={block.rows} />
        </div>
      );
  }
}

/** The marks of a chart have the colour of its background: here that of the sheet. */
const OnSheet = styled('div')({ '--card': 'var(--bg)' });

const Name = styled(Typography)({
  fontSize: size.small,
  fontWeight: 600,
  marginBottom: spacing(1),
});

const Numbered = styled(List)({
  listStyle: 'decimal',
  paddingLeft: spacing(3),
  lineHeight: 1.5,
}) as typeof List;

const NumberedItem = styled('li')({ paddingLeft: 6, paddingBlock: 5 });
