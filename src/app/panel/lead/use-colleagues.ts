import { useEffect, useState } from 'react';
import { type Colleague, listColleagues } from '../api/lead.ts';

/** Those to whom a submission can be handed over; nobody until they are read. */
export function useColleagues(): Colleague[] {
  const [colleagues, setColleagues] = useState<Colleague[]>([]);
  useEffect(() => {
    // Without the list one still takes a submission, and gives it back.
    listColleagues().then(setColleagues, () => {});
  }, []);
  return colleagues;
}
