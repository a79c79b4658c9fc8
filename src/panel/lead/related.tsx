import { styled } from '@mui/material/styles';
import { format } from '../../lib/format.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { Link } from '../../ui/link.tsx';
import type { LeadRecord } from '../api/lead.ts';
import { dateTime, formText, statusText } from '../cell-text.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  related: LeadRecord['related'];
}

/** Links that open what else the same person sent. */
export const Related = ({ section: { details, forms, statuses }, related }: Props) => (
  <List>
    {related.map(({ id, form, received_at, status }) => (
      <li key={id}>
        <Opener to={`?submission=${id}`}>
          {format(details.related.item, {
            form: formText(form, forms),
            at: dateTime(received_at),
            status: statusText(status, statuses),
          })}
        </Opener>
      </li>
    ))}
  </List>
);

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Opener = styled(Link)({ display: 'inline-block', paddingBlock: 6 });
