/** 1 where pages are read from left to right, -1 from right to left. */
export const forward = (): number => (document.dir === 'rtl' ? -1 : 1);
