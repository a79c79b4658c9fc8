import { useEffect, useRef, useState } from 'react';
import { readSubmission } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { keptDraft } from '../lead/change-draft.ts';
import { openerOf } from './row-parts.tsx';
import { useAddress } from './use-address.ts';
import { useListKeys } from './use-keys.ts';
import { useList } from './use-list.ts';
import { useRowSelection } from './use-selection.ts';

interface Options {
  /** The id of the signed-in user. */
  me: string;
  /** Leads to the search. */
  search(): void;
}

/** The state of the list and of the submission that is open. */
export function useBrowser({ me, search }: Options) {
  const address = useAddress();
  const { filters, open, setOpen } = address;
  const list = useList(filters, me);
  const { rows, edit } = list;
  const opened = useOpened(open, rows, () => setOpen(''));
  const selection = useRowSelection(rows);
  const [wanted, setActive] = useState('');
  const active = (rows?.find(({ id }) => id === wanted) ?? rows?.[0])?.id ?? '';
  const keys = useListKeys({
    ids: rows?.map(({ id }) => id) ?? [],
    active,
    close: () => open && setOpen(''),
    search,
    select: (id) => selection.toggle([id], !selection.ids.has(id)),
  });
  useReturnTo(open);

  return {
    ...{ address, list, opened, selection, active },
    keys: { ...keys, setActive },
    /** Shows what has been changed. */
    changed(news: LoggedSubmission[]) {
      const byId = new Map(news.map((row) => [row.id, row]));
      const mine = byId.get(open);
      if (mine) opened.setOpened(mine);
      const isReleased = (row: LoggedSubmission) => filters.suspected && row.suspected.length === 0;
      edit((before) =>
        before.map((row) => byId.get(row.id) ?? row).filter((row) => !isReleased(row)),
      );
      if (news.some(isReleased)) list.compare();
    },
    /** Shows and opens what has been added. */
    added(row: LoggedSubmission) {
      opened.setOpened(row);
      edit((before) => [row, ...before]);
      setOpen(row.id);
    },
    /** Takes out what has been erased. */
    forget(ids: string[]) {
      for (const id of ids) keptDraft(me, id).remove();
      if (ids.includes(open)) setOpen('');
      edit((before) => before.filter(({ id }) => !ids.includes(id)));
      list.compare();
    },
  };
}

/** Closing a submission moves the focus back to its row. */
function useReturnTo(open: string): void {
  const before = useRef(open);
  useEffect(() => {
    if (!open && before.current) document.getElementById(openerOf(before.current))?.focus();
    before.current = open;
  }, [open]);
}

/**
 * The submission that the address names: the row of the list, which shows changes by others, or what the database
 * knows of it. `gone` is called if there is none any more.
 */
function useOpened(id: string, rows: LoggedSubmission[] | undefined, gone: () => void) {
  const [opened, setOpened] = useState<LoggedSubmission>();
  const [problem, setProblem] = useState<'gone' | 'failed'>();
  const listed = rows?.find((row) => row.id === id);
  const isUnknown = Boolean(id && rows && !listed && opened?.id !== id);

  useEffect(() => {
    if (listed) setOpened(listed);
  }, [listed]);

  useEffect(() => {
    if (id) setProblem(undefined);
    if (!isUnknown) return;
    let current = true;
    readSubmission(id).then(
      (found) => {
        if (!current) return;
        if (found) return setOpened(found.row);
        setProblem('gone');
        gone();
      },
      () => current && setProblem('failed'),
    );
    return () => {
      current = false;
    };
  }, [id, isUnknown]);

  const submission = listed ?? (opened?.id === id ? opened : undefined);
  return { submission, problem, setOpened };
}
