import { styled } from '@mui/material/styles';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { Link } from '../../ui/link.tsx';
import type { LeadRecord } from '../api/lead.ts';
import { dateTime, formText, reasonsText, statusText } from '../cell-text.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  related: LeadRecord['related'];
}

/** Links that open what else the same person sent. Of a suspected one, why it is: its status says nothing yet. */
export const Related = ({ section, related }: Props) => (
  <List>
    {related.map(({ id, form, received_at, status, suspected }) => (
      <li key={id}>
        <Opener to={`?submission=${id}`}>
          {format(section.details.related.item, {
            form: formText(form, section.forms),
            at: dateTime(received_at),
            status:
              suspected.length > 0
                ? reasonsText(suspected, section)
                : statusText(status, section.statuses),
          })}
        </Opener>
      </li>
    ))}
  </List>
);

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Opener = styled(Link)({ display: 'inline-block', paddingBlock: 6 });
