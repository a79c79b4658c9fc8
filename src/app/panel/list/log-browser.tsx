import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useAuth } from '../../auth/auth-store.ts';
import type { SectionOf } from '../../data/types.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { DailyPlot } from '../figures/daily-plot.tsx';
import { AddByHand } from '../lead/add-by-hand.tsx';
import { Erase } from '../lead/erase.tsx';
import { LeadSheet } from '../lead/lead-sheet.tsx';
import { SelectionBar } from '../lead/selection-bar.tsx';
import { FIXED } from '../screen.tsx';
import { mayWork, type Role } from '../use-access.ts';
import { saveCsv } from './export.ts';
import { FilterBar } from './filter-bar.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ListActions, ListBar } from './list-bar.tsx';
import { ListPane } from './list-pane.tsx';
import { ListShape } from './list-shape.tsx';
import { PrintedList } from './printed-list.tsx';
import type { Selection } from './row-parts.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { useBrowser } from './use-browser.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { useWindow } from './use-window.ts';
import { Views } from './views.tsx';

interface Props {
  section: SectionOf<'submission-panel'>;
  role: Role;
}

/** The list, and the open submission: beside it in a wide window, else over it. */
export function LogBrowser({ section, role }: Props) {
  const { list: texts } = section;
  const me = useAuth().user?.id ?? '';
  const options = useFilterOptions();
  const isNarrow = useWindow('narrow');
  const search = useRef<HTMLInputElement>(null);
  const { address, list, opened, selection, active, keys, saves, saved, added, forget } =
    useBrowser({
      me,
      search: () => search.current?.focus(),
    });
  const { filters, open, setFilters, setOpen } = address;
  const close = () => setOpen('');
  const { rows } = list;
  const { submission } = opened;

  const actions = (
    <WholeList
      {...{ section, role }}
      isEmpty={!rows?.length}
      onExport={() => saveCsv(section, filters, me)}
      onKeys={() => keys.setHelp(true)}
      onErased={forget}
    />
  );
  return (
    <>
      <Top>
        <Views section={section} filters={filters} onChange={setFilters} />
        {!isNarrow && actions}
      </Top>
      <FilterBar {...{ section, filters, options, search }} onChange={setFilters} />
      <ListBar texts={texts} list={list}>
        {mayWork(role) && <AddByHand section={section} onAdded={added} />}
      </ListBar>
      <Selected {...{ section, role, selection }} rows={rows} onChanged={saved} onGone={forget} />
      <Problem texts={texts} problem={opened.problem} />
      {rows && <PrintedList section={section} rows={rows} />}
      {!rows && !list.failed && <ListShape columns={section.columns} />}
      <Columns data-fixed data-open={submission ? '' : undefined} data-no-print>
        <ListPane
          {...{ section, open, filters, active }}
          rows={rows ?? []}
          onOpen={({ id }) => setOpen(id)}
          onActive={keys.setActive}
          selection={mayWork(role) ? selection : undefined}
          onSort={(sort) => setFilters({ ...filters, sort })}
          onMore={list.next ? () => void list.showMore() : undefined}
        >
          {isNarrow && actions}
          {rows && (
            <DailyPlot section={section} filters={filters} news={`${list.count} ${saves}`} />
          )}
        </ListPane>
        {submission && (
          <SheetFrame label={submission.name || texts.nameless} onClose={close}>
            <LeadSheet
              key={submission.id}
              {...{ section, submission, role }}
              onOpen={setOpen}
              onClose={close}
              onChanged={(row) => saved([row])}
              onGone={forget}
            />
          </SheetFrame>
        )}
      </Columns>
      {keys.help && <KeysDialog texts={texts.keys} keys={keys} />}
    </>
  );
}

interface WholeListProps extends Props {
  isEmpty: boolean;
  onExport(): Promise<void>;
  onKeys(): void;
  onErased(ids: string[]): void;
}

/** What one does with all of the list. */
const WholeList = ({ section, role, onExport, onErased, ...others }: WholeListProps) => (
  <ListActions {...others} texts={section.list} onExport={role === 'admin' ? onExport : undefined}>
    {role === 'admin' && <Erase texts={section.erase} onErased={onErased} />}
  </ListActions>
);

interface SelectedProps extends Props {
  rows?: LoggedSubmission[];
  selection: Selection;
  onChanged(rows: LoggedSubmission[]): void;
  onGone(ids: string[]): void;
}

/** The bar for what is ticked in the list. */
function Selected({ rows = [], selection, ...others }: SelectedProps) {
  const ticked = rows.filter(({ id }) => selection.ids.has(id));
  if (ticked.length === 0) return null;
  return <SelectionBar {...others} rows={ticked} onSelect={selection.keep} />;
}

interface ProblemProps {
  texts: SectionOf<'submission-panel'>['list'];
  problem?: 'gone' | 'failed';
}

/** Why the submission that the address names is not shown. */
const Problem = ({ texts, problem }: ProblemProps) =>
  problem ? (
    <Typography role="alert" data-no-print>
      {texts[problem]}
    </Typography>
  ) : null;

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBottom: 12,
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [FIXED]: {
    flex: 1,
    minHeight: 0,
    columnGap: 24,
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(420px, 2fr)' },
    // One row, as tall as what is left of the window.
    gridTemplateRows: 'minmax(0, 1fr)',
  },
});
