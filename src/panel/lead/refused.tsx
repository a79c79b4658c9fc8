import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { format } from '../../lib/format.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { Changed } from '../api/lead.ts';
import { statusText } from '../cell-text.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  refused: Changed[];
}

/** Submissions that were not changed, as somebody else had changed them. */
export function Refused({ section, refused }: Props) {
  const { selection: texts, details, statuses, list } = section;
  const lineOf = ({ row, conflicts }: Changed): string => {
    const now = [
      'status' in conflicts && row && statusText(row.status, statuses),
      'owner' in conflicts && (row?.owner_name ?? details.nobody),
    ];
    return format(texts.conflict, {
      name: row?.name || list.nameless,
      now: now.filter(Boolean).join(', '),
      who: conflicts.status ?? conflicts.owner ?? details.someone,
    });
  };
  return (
    <Alert role="alert">
      {refused.length > 0 && (
        <>
          <Typography>{texts.conflicts}</Typography>
          <Names>
            {refused.map((changed) => (
              <li key={changed.submission}>{lineOf(changed)}</li>
            ))}
          </Names>
        </>
      )}
    </Alert>
  );
}

const Alert = styled('div')({ flexBasis: '100%', '&:empty': { position: 'absolute' } });

const Names = styled('ul')({
  display: 'grid',
  gap: spacing(0.5),
  margin: spacing(0.5, 0, 0),
  paddingLeft: spacing(2.5),
});
