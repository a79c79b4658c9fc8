import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { filtersIn, type ListFilters, queryOf } from './filters.ts';
import { useWindow } from './use-window.ts';

/** The links of notices name a submission by it (supabase/functions/new-submission/notice.ts). */
const PARAMETER = 'submission';

/** The id of a submission, as the database makes them. */
const ID = /^[0-9a-f]{32}$/;

interface Address {
  filters: ListFilters;
  /** The id of the open submission, or ''. */
  open: string;
}

/** Marks the entry of the history that a narrow window has for the open submission: going back closes it. */
const OPENED = { opened: true };

/** The part of the address that is the panel's, for a visitor who has to sign in first; or ''. */
export function ownQuery(search: string): string {
  const { filters, open } = addressIn(search);
  const query = [queryOf(filters), open && `${PARAMETER}=${open}`].filter(Boolean).join('&');
  return query && `?${query}`;
}

/** The id of the submission that a query names, or ''. */
export function openIn(search: string): string {
  const id = new URLSearchParams(search).get(PARAMETER) ?? '';
  return ID.test(id) ? id : '';
}

const addressIn = (search: string): Address => ({
  filters: filtersIn(search),
  open: openIn(search),
});

/**
 * Filters and open submission as the address has them, so that a view is a link. It is not written by the router:
 * as a navigation it would move the focus to the heading.
 */
export function useAddress() {
  const isWide = useWindow('wide');
  const [address, setAddress] = useState(() => addressIn(location.search));
  const { key } = useLocation();

  // A link to this page, and the ways back and forth.
  useEffect(() => {
    const read = () => setAddress(addressIn(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [key]);

  function write(next: Address, pushed: boolean) {
    const { pathname, hash } = location;
    const query = [queryOf(next.filters), next.open && `${PARAMETER}=${next.open}`];
    const parts = query.filter(Boolean).join('&');
    const url = pathname + (parts && `?${parts}`) + hash;
    if (pushed) history.pushState({ ...history.state, ...OPENED }, '', url);
    else history.replaceState(history.state, '', url);
    setAddress(next);
  }

  return {
    ...address,
    setFilters: (filters: ListFilters) => write({ ...address, filters }, false),
    open: address.open,
    setOpen(id: string) {
      if (!id && history.state?.opened) history.back();
      else write({ ...address, open: id }, Boolean(id) && !isWide && !address.open);
    },
  };
}
