import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { formerAddresses } from './former-addresses.ts';

it.each([
  ['/__estudio', '/__studio'],
  ['/__estudio/', '/__studio'],
  ['/__galeria?a=b', '/__gallery'],
  ['/__studio', undefined],
  ['/', undefined],
])('from %s to %s', (url, to) => {
  let location: string | undefined;
  let passed = false;
  const response = {
    writeHead: (_status: number, headers: { Location: string }) => {
      location = headers.Location;
      return { end: () => undefined };
    },
  };
  formerAddresses({ url } as IncomingMessage, response as unknown as ServerResponse, () => {
    passed = true;
  });
  expect(location).toBe(to);
  expect(passed).toBe(to === undefined);
});
