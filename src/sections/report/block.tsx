import { styled } from '@mui/material/styles';
import type { ReportBlock } from '../../types/config.gen.ts';
import { BareChart } from '../../ui/chart/framed-chart.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Table } from '../../ui/table.tsx';

export function Block({ block }: { block: ReportBlock }) {
  switch (block.block) {
    case 'text':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'figures':
      return <FigureList figures={block.items} />;
    case 'chart':
      return <BareChart chart={block.chart} />;
    case 'list':
      return (
        <div>
          <Name>{block.title}</Name>
          <List>
            {block.items.map((item) => (
              <li key={item}>
                <RichText text={item} />
              </li>
            ))}
          </List>
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

const Name = styled('p')({ fontSize: '.9375rem', fontWeight: 600, marginBottom: 8 });

const List = styled('ol')({
  listStyle: 'decimal',
  paddingLeft: 24,
  lineHeight: 1.5,
  '& > li': { paddingLeft: 6, paddingBlock: 5 },
});
