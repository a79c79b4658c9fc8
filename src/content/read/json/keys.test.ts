import fc from 'fast-check';
import { parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { nodesIn } from '../../../lib/json.ts';
import { hasPlainKeys, keyFindings } from './keys.ts';
import { signsIn } from './parse.ts';

const odd = fc.constantFrom('a', 'b', 'a: b', '"', '\\', '\\":', '__proto__', 'constructor', 'é');
const words = fc.oneof(odd, fc.string());

/** JSON whose keys may be there twice. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    words.map((text) => JSON.stringify(text)),
    fc.constantFrom('1', 'null', '{}', '[]'),
    fc.array(tie('json'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc
      .array(fc.tuple(words, tie('json')), { maxLength: 4 })
      .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)} : ${value}`)}}`),
  ),
}));

it('keys are plain exactly if the parsed tree has no findings about keys', () => {
  let plain = 0;
  fc.assert(
    fc.property(json, (text) => {
      const tree = parseTree(text);
      const findings = tree ? keyFindings(tree, text) : [];
      expect(hasPlainKeys(nodesIn(JSON.parse(text)), signsIn(text).colons)).toBe(
        findings.length === 0,
      );
      if (findings.length === 0) plain += 1;
    }),
    { numRuns: 2000 },
  );
  expect(plain).toBeGreaterThan(100);
  expect(plain).toBeLessThan(1900);
});
