import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { format } from '../../lib/format.ts';
import { useAuth } from '../auth/auth-store.ts';
import type { SectionOf } from '../data/types.ts';
import { WIDE } from '../theme/wide.ts';
import { notify } from '../toasts/notify.ts';
import { keptDraft } from './change-draft.ts';
import { DailyPlot } from './daily-plot.tsx';
import { Erase } from './erase.tsx';
import { saveCsv } from './export.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListShape } from './list-shape.tsx';
import { type LoggedSubmission, NO_FILTERS, PAGE_SIZE } from './log.ts';
import { LogTable } from './log-table.tsx';
import { OpenedSubmission } from './opened-submission.tsx';
import { PrintedList } from './printed-list.tsx';
import { useList } from './use-list.ts';
import { usePrint } from './use-print.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  mayChange: boolean;
}

/** The list, and beside it the submission that is open. */
export function LogBrowser({ section, mayChange }: Props) {
  const { list } = section;
  const { user } = useAuth();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<LoggedSubmission>();
  const [saves, setSaves] = useState(0);
  const { rows, count, more, failed, refresh, edit } = useList(filters, page);
  const printed = usePrint(filters);
  const said = more ? list.many : count ? list.count : list.empty;
  // The list is asked again and again: what is open shows what others have made of it.
  const opened = rows?.find(({ id }) => id === open?.id) ?? open;
  const pages = Math.ceil(count / PAGE_SIZE);

  const hand = (task: Promise<void>) =>
    task.catch(() => notify({ title: list.failed, tone: 'error' }));

  const forget = (ids: string[]) => {
    for (const id of ids) if (user) keptDraft(user.id, id).remove();
    if (open && ids.includes(open.id)) setOpen(undefined);
    setSaves(saves + 1);
    edit((before) => before.filter(({ id }) => !ids.includes(id)));
  };

  const close = () => {
    document.getElementById(`submission-${open?.id}`)?.focus();
    setOpen(undefined);
  };

  return (
    <>
      <FilterBar
        section={section}
        filters={filters}
        onChange={(news) => {
          setFilters(news);
          setPage(0);
        }}
      />
      <Bar>
        <Typography role="status">{rows ? format(said, { count }) : list.loading}</Typography>
        <Actions data-no-print>
          <Button
            type="button"
            variant="outlined"
            disabled={!count}
            onClick={() => hand(printed.print())}
          >
            {list.print}
          </Button>
          <Button
            type="button"
            variant="outlined"
            disabled={!count}
            onClick={() => hand(saveCsv(section, filters))}
          >
            {list.export}
          </Button>
        </Actions>
      </Bar>
      {failed && (
        <Bar role="alert" data-no-print>
          <Typography>{list.failed}</Typography>
          <Button type="button" variant="outlined" onClick={() => void refresh()}>
            {list.retry}
          </Button>
        </Bar>
      )}
      {rows && <PrintedList section={section} rows={printed.rows ?? rows} />}
      {!rows && !failed && <ListShape columns={section.columns} />}
      <Columns data-open={open ? '' : undefined} data-no-print>
        <div>
          {rows && count > 0 && (
            <LogTable section={section} rows={rows} open={open?.id} onOpen={setOpen} />
          )}
          {pages > 1 && (
            <Pages
              count={pages}
              page={page + 1}
              onChange={(_, wanted) => setPage(wanted - 1)}
              shape="rounded"
              aria-label={list.pages}
              getItemAriaLabel={(_, number) => format(list.page, { page: number ?? '' })}
            />
          )}
        </div>
        {opened && (
          <OpenedSubmission
            key={opened.id}
            section={section}
            submission={opened}
            mayChange={mayChange}
            onClose={close}
            onSaved={(saved) => {
              setOpen(saved);
              setSaves(saves + 1);
              edit((before) => before.map((row) => (row.id === saved.id ? saved : row)));
            }}
            onGone={() => forget([opened.id])}
          />
        )}
      </Columns>
      {rows && <DailyPlot section={section} filters={filters} news={`${count} ${saves}`} />}
      {mayChange && <Erase texts={section.erase} onErased={forget} />}
    </>
  );
}

const Pages = styled(Pagination)({ marginTop: 24 });

const Bar = styled(Stack)({
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlock: 20,
});

const Actions = styled(Stack)({ flexFlow: 'row wrap', gap: 12 });

/** The list, and beside it what is open. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [WIDE]: {
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
