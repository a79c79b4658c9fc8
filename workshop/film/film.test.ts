import { expect, test } from 'vitest';
import { captions } from './captions.ts';
import { frame, poster } from './frame.ts';
import { CUES, SECONDS, STAGES } from './story.ts';

test('the narration follows the film, and each stage has its words', () => {
  for (const [i, { from, to }] of CUES.entries()) {
    expect(to).toBeGreaterThan(from);
    expect(from).toBeGreaterThanOrEqual(CUES[i - 1]?.to ?? 0);
    expect(to).toBeLessThanOrEqual(SECONDS);
  }
  for (const { from, name } of STAGES)
    expect(
      CUES.some((cue) => Math.abs(cue.from - from) < 0.2),
      name,
    ).toBe(true);
});

test('the captions are WebVTT', () => {
  expect(captions()).toMatch(/^WEBVTT\n\n00:00:00\.400 --> 00:00:03\.100\nMadrugada\./);
  expect(captions().match(/-->/g)).toHaveLength(CUES.length);
});

test('every frame can be drawn, and differs from the one before', () => {
  let before = '';
  for (let t = 0; t <= SECONDS; t += 0.5) {
    const now = frame(t);
    expect(now, `${t} s`).not.toMatch(/NaN|undefined|Infinity/);
    expect(now).not.toBe(before);
    before = now;
  }
  expect(poster()).not.toMatch(/NaN|undefined|Infinity/);
});
