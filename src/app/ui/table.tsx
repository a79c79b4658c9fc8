import { styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { WIDE } from '../theme/wide.ts';
import { RichText } from './rich-text.tsx';

interface Props {
  head: string[];
  rows: string[][];
  /** `medium`: as wide as the page. */
  size?: 'small' | 'medium';
}

/** A table of short cells with column heads and row heads. */
export function Table({ head, rows, size = 'small' }: Props) {
  const Head = size === 'medium' ? HEADS[head.length === 2 ? 'half' : 'oneLine'] : TableCell;
  return (
    <MuiTable size={size}>
      <TableHead>
        <TableRow>
          {head.map((cell) => (
            <Head key={cell}>{cell}</Head>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([first, ...cells], index) => (
          <TableRow key={`${first}${index}`}>
            <TableCell component="th" scope="row">
              {first && <RichText text={first} />}
            </TableCell>
            {cells.map((cell, column) => (
              <TableCell key={column}>
                <RichText text={cell} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </MuiTable>
  );
}

const OneLine = styled(TableCell)({ [WIDE]: { whiteSpace: 'nowrap' } });

/** For tables of two equal columns. */
const HEADS = { oneLine: OneLine, half: styled(OneLine)({ [WIDE]: { width: '50%' } }) };
