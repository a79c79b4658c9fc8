import { styled } from '@mui/material/styles';
import { RichText } from './rich-text.tsx';

interface Props {
  head: string[];
  rows: string[][];
}

/** Short cells under their heads; the first of a row says what the others are about. */
export function Table({ head, rows }: Props) {
  return (
    <Grid>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], index) => (
          <tr key={`${first}${index}`}>
            <th scope="row">{first && <RichText text={first} />}</th>
            {cells.map((cell, column) => (
              <td key={column}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

const Grid = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.4,
  '& th, & td': {
    padding: '8px 10px 8px 0',
    borderBottom: '1px solid var(--line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '@media (max-width: 559.98px)': { fontSize: '.9375rem' },
  '@media (max-width: 359.98px)': { '& th, & td': { overflowWrap: 'anywhere', hyphens: 'auto' } },
  '& thead th': { color: 'var(--muted)', fontWeight: 500 },
  '& tbody th': { fontWeight: 600 },
  '& tbody span': { whiteSpace: 'nowrap' }, // a name stays whole: other words have where to break
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 0 },
});
