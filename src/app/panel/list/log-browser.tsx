import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { format } from '../../../lib/format.ts';
import { useAuth } from '../../auth/auth-store.ts';
import type { SectionOf } from '../../data/types.ts';
import { WIDE } from '../../theme/wide.ts';
import { notify } from '../../toasts/notify.ts';
import { NO_FILTERS, PAGE_SIZE } from '../api/list.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { DailyPlot } from '../figures/daily-plot.tsx';
import { keptDraft } from '../lead/change-draft.ts';
import { Erase } from '../lead/erase.tsx';
import { OpenedSubmission } from '../lead/opened-submission.tsx';
import { mayWork, type Role } from '../use-access.ts';
import { saveCsv } from './export.ts';
import { FilterBar } from './filter-bar.tsx';
import { useLinkedSubmission } from './linked-submission.ts';
import { ListShape } from './list-shape.tsx';
import { LogTable } from './log-table.tsx';
import { PrintedList } from './printed-list.tsx';
import { useList } from './use-list.ts';
import { usePrint } from './use-print.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  role: Role;
}

/** The list, and beside it the open submission. */
export function LogBrowser({ section, role }: Props) {
  const { list } = section;
  const { user } = useAuth();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<LoggedSubmission>();
  const [saves, setSaves] = useState(0);
  const { rows, count, more, failed, refresh, edit } = useList(filters, page);
  const printed = usePrint(filters);
  const linked = useLinkedSubmission(setOpen);
  // The list is polled: the open submission shows changes by others.
  const opened = rows?.find(({ id }) => id === open?.id) ?? open;

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
      <ListBar
        texts={list}
        status={rows ? format(countText(list, count, more), { count }) : list.loading}
        empty={count === 0}
        actions={{
          print: printed.print,
          ...(role === 'admin' && { export: () => saveCsv(section, filters) }),
        }}
      />
      {failed && (
        <Bar role="alert" data-no-print>
          <Typography>{list.failed}</Typography>
          <Button type="button" variant="outlined" onClick={() => void refresh()}>
            {list.retry}
          </Button>
        </Bar>
      )}
      {linked && (
        <Typography role="alert" data-no-print>
          {linked === 'gone' ? list.gone : list.failed}
        </Typography>
      )}
      {rows && <PrintedList section={section} rows={printed.rows ?? rows} />}
      {!rows && !failed && <ListShape columns={section.columns} />}
      <Columns data-open={open ? '' : undefined} data-no-print>
        <div>
          {rows && count > 0 && (
            <LogTable section={section} rows={rows} open={open?.id} onOpen={setOpen} />
          )}
          {count > PAGE_SIZE && (
            <Pages
              count={Math.ceil(count / PAGE_SIZE)}
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
            mayChange={mayWork(role)}
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
      {role === 'admin' && <Erase texts={section.erase} onErased={forget} />}
    </>
  );
}

type Texts = SectionOf<'submission-panel'>['list'];

const countText = (texts: Texts, count: number, more: boolean) =>
  more ? texts.many : count ? texts.count : texts.empty;

interface ListBarProps {
  texts: Texts;
  status: string;
  empty: boolean;
  actions: Partial<Record<'print' | 'export', () => Promise<void>>>;
}

/** The number of submissions, and buttons to print and export them. */
const ListBar = ({ texts, status, empty, actions }: ListBarProps) => (
  <Bar>
    <Typography role="status">{status}</Typography>
    <Actions data-no-print>
      {(['print', 'export'] as const).map((name) => {
        const run = actions[name];
        return (
          run && (
            <Button
              key={name}
              type="button"
              variant="outlined"
              disabled={empty}
              onClick={() => run().catch(() => notify({ title: texts.failed, tone: 'error' }))}
            >
              {texts[name]}
            </Button>
          )
        );
      })}
    </Actions>
  </Bar>
);

const Pages = styled(Pagination)({ marginTop: 24 });

const Bar = styled(Stack)({
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlock: 20,
});

const Actions = styled(Stack)({ flexFlow: 'row wrap', gap: 12 });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [WIDE]: {
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
