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
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const { value, hadRecentInput } = entry as unknown as Shift;
            if (!hadRecentInput) sum += value;
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // What has moved is told with the next frame.
        const frame = (left: number) => {
          if (left > 0) requestAnimationFrame(() => frame(left - 1));
          else {
            add(observer.takeRecords());
            resolve(sum);
          }
        };
        frame(3);
      }),
  );
