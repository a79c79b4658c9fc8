import type { Page } from 'playwright/test';

/** What Chromium says of a layout shift; one that follows a click is no surprise to anybody. */
export interface Shift {
  value: number;
  hadRecentInput: boolean;
}

/** How far what is seen has moved by itself since the page began to load. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as unknown as Shift;
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
