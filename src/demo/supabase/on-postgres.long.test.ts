/**
 * What holds of submissions on the embedded database, once more on PostgreSQL itself: the outbox and its worker, the digest,
 * files, what is suspected, the list and its figures.
 */
import { afterAll, beforeAll, describe } from 'vitest';
import { postgresPrograms } from './testing/postgres.ts';
import { stopShared } from './testing/supabase.ts';

const { TEST_DATABASE } = process.env;

describe.skipIf(!postgresPrograms())(
  'on PostgreSQL (skipped if version 15 or newer is not installed)',
  async () => {
    beforeAll(() => {
      process.env.TEST_DATABASE = 'postgres';
    });
    afterAll(async () => {
      await stopShared();
      if (TEST_DATABASE === undefined) delete process.env.TEST_DATABASE;
      else process.env.TEST_DATABASE = TEST_DATABASE;
    });
    // With a query, as the worker may have run the same modules already, which are read once.
    const files = import.meta.glob(
      [
        './{answer-emails,attempts,change-submission,crm-station,find-submissions,limits}.test.ts',
        './{stations,submission-figures,submission-files,submissions,suspected}.test.ts',
      ],
      { query: '?postgres' },
    );
    for (const [file, load] of Object.entries(files))
      describe(file, async () => void (await load()));
  },
);
