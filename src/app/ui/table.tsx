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
  /** `medium`: in the whole width of a page. */
  size?: 'small' | 'medium';
}

/** Short cells under their heads; the first of a row says what the others are about. */
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

/** Two columns face each other. */
const HEADS = { oneLine: OneLine, half: styled(OneLine)({ [WIDE]: { width: '50%' } }) };
