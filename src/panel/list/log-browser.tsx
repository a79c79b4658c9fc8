import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { SectionOf } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { cellText, crmText } from '../cell-text.ts';
import { AddByHand } from '../lead/add-by-hand.tsx';
import { EarlierVersions, EnteredFacts } from '../lead/entered.tsx';
import { Erase } from '../lead/erase.tsx';
import { Fact, Facts } from '../lead/facts.tsx';
import { LeadSheet } from '../lead/lead-sheet.tsx';
import { SelectionBar } from '../lead/selection-bar.tsx';
import { FIXED } from '../screen.tsx';
import { mayWork, type Role } from '../use-access.ts';
import { saveCsv } from './export.ts';
import { FilterBar } from './filter-bar.tsx';
import { FirstDay, hasNothing } from './first-day.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ListActions, ListBar } from './list-bar.tsx';
import { ListPane } from './list-pane.tsx';
import { ListShape } from './list-shape.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { useBrowser } from './use-browser.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { selectedIn } from './use-selection.ts';
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
  const browser = useBrowser({ me, search: () => search.current?.focus() });
  const { address, list, opened, selection, active, keys } = browser;
  const { filters, open, setFilters, setOpen } = address;
  const { rows } = list;
  const isFirstDay = hasNothing(list, filters);
  const selected = mayWork(role) ? selectedIn(rows, selection) : [];

  const actions = (
    <ListActions
      texts={texts}
      isEmpty={!rows?.length}
      onExport={role === 'admin' ? () => saveCsv(section, filters, me) : undefined}
      onKeys={() => keys.setHelp(true)}
    >
      <EraseAnyone {...{ section, role, browser }} />
    </ListActions>
  );
  return (
    <>
      <Top data-no-print>
        <Views {...{ section, filters }} counts={list} onChange={setFilters} />
        {!isNarrow && actions}
        {mayWork(role) && <AddByHand section={section} onAdded={browser.added} />}
      </Top>
      <FilterBar {...{ section, filters, options, search }} onChange={setFilters} />
      <ListBar texts={texts} list={list} isFirstDay={isFirstDay} />
      <Problem texts={texts} problem={opened.problem} />
      {rows && <PrintedList section={section} rows={rows} />}
      {!rows && !list.failed && <ListShape columns={section.columns} />}
      <Columns data-fixed data-open={opened.submission ? '' : undefined} data-no-print>
        <ListPane
          {...{ section, open, filters, active }}
          rows={rows ?? []}
          onOpen={({ id }) => setOpen(id)}
          onActive={keys.setActive}
          selection={mayWork(role) ? selection : undefined}
          onSort={(sort) => setFilters({ ...filters, sort })}
          onMore={list.next ? () => void list.showMore() : undefined}
          selectionBar={
            selected.length > 0 && <Selected {...{ section, role, browser }} rows={selected} />
          }
        >
          {isFirstDay && <FirstDay section={section} role={role} onSent={browser.added} />}
          {isNarrow && actions}
        </ListPane>
        <OpenSheet {...{ section, role, browser }} />
      </Columns>
      {keys.help && <KeysDialog texts={texts.keys} keys={keys} />}
    </>
  );
}

type PartProps = Props & { browser: ReturnType<typeof useBrowser> };

const EraseAnyone = ({ section, role, browser }: PartProps) =>
  role === 'admin' ? <Erase texts={section.erase} onErased={browser.forget} /> : null;

function OpenSheet({ section, role, browser }: PartProps) {
  const { opened, address, changed, forget } = browser;
  const { submission } = opened;
  if (!submission) return null;
  const close = () => address.setOpen('');
  return (
    <SheetFrame
      label={submission.name || section.list.nameless}
      onClose={close}
      onOpen={address.setOpen}
    >
      <LeadSheet
        key={submission.id}
        {...{ section, submission, role }}
        onClose={close}
        onChanged={(row) => changed([row])}
        onGone={forget}
      />
    </SheetFrame>
  );
}

const Selected = ({ browser, ...props }: PartProps & { rows: LoggedSubmission[] }) => (
  <SelectionBar
    {...props}
    onChanged={browser.changed}
    onGone={browser.forget}
    onSelect={browser.selection.select}
  />
);

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
  gap: spacing(1, 3),
  marginBottom: spacing(1.5),
  '& > nav': { marginRight: 'auto' },
  '& > .MuiButton-root': { minHeight: 44, paddingBlock: 6 },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [FIXED]: {
    flex: 1,
    minHeight: 0,
    columnGap: spacing(3),
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(420px, 2fr)' },
    // One row, as tall as what is left of the window.
    gridTemplateRows: 'minmax(0, 1fr)',
  },
});

interface PrintedProps {
  section: SectionOf<'submission-panel'>;
  rows: LoggedSubmission[];
}

/** The list in print: every field of each submission, its status and note. */
function PrintedList({ section, rows }: PrintedProps) {
  const { columns, details, list } = section;
  return (
    <OnPaper data-printed>
      {rows.map((row) => (
        <Submission key={row.id}>
          <Typography component="h3" variant="h3">
            {row.name || list.nameless}
          </Typography>
          <Facts>
            {columns
              .filter(({ field }) => !ENTERED.has(field))
              .map(({ field, label }) => ({ field, label, value: cellText(row, field, section) }))
              .filter(({ value }) => value)
              .map(({ field, ...fact }) => (
                <Fact key={field} {...fact} />
              ))}
            <EnteredFacts fields={row.fields} />
            {row.page && <Fact label={details.page} value={row.page} />}
            {row.crm_answer && <Fact label={details.crm.label} value={crmText(row, section)} />}
            {row.note && <Fact label={details.note} value={row.note} />}
          </Facts>
          <EarlierVersions section={section} row={row} />
        </Submission>
      ))}
    </OnPaper>
  );
}

/** Columns that are omitted, as the entered fields include them. */
const ENTERED = new Set<string>(['name', 'company', 'email', 'phone']);

const OnPaper = styled('div')({ '@media screen': { display: 'none' } });

const Submission = styled('section')({
  breakInside: 'avoid',
  marginTop: spacing(3),
  borderTop: '1px solid var(--line)',
});
