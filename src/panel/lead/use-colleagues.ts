import { useEffect, useState } from 'react';
import { type Colleague, listColleagues } from '../api/lead.ts';

/** People to whom a submission can be handed over; empty while they are loading. */
export function useColleagues(): Colleague[] {
  const [colleagues, setColleagues] = useState<Colleague[]>([]);
  useEffect(() => {
    // Without the list one still takes a submission, and gives it back.
    listColleagues().then(setColleagues, () => {});
  }, []);
  return colleagues;
}
