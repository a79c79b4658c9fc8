import { styled } from '@mui/material/styles';
import { format } from '../../../lib/format.ts';
import type { SectionOf } from '../../data/types.ts';
import { Link } from '../../ui/link.tsx';
import type { LeadRecord } from '../api/lead.ts';
import { dateTime, formText, statusText } from '../cell-text.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  related: LeadRecord['related'];
  /** Called with the id of the one to open. */
  onOpen(id: string): void;
}

/** Links that open what else the same person sent. */
export const Related = ({ section: { details, forms, statuses }, related, onOpen }: Props) => (
  <List>
    {related.map(({ id, form, received_at, status }) => (
      // A press of Enter on a link is a click.
      // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is what is clicked
      <li
        key={id}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault(); // as a navigation it would move the focus to the heading
          onOpen(id);
        }}
      >
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
