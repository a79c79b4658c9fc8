/** The receiver of a telephone, in the colour of the letters around it. An element alone, as each page has one. */
export const phoneSign = (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path
      d="M5 3.5h3.6l1.8 4.6-2.3 1.6a12 12 0 0 0 6.2 6.2l1.6-2.3 4.6 1.8V19a1.6 1.6 0 0 1-1.7 1.6C10.6 20.2 3.8 13.4 3.4 5.2A1.6 1.6 0 0 1 5 3.5z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    />
  </svg>
);
