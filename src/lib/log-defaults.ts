/** What `submissions` of integrations.json leaves out, as its schema says. */
export const RETENTION_DAYS = 180;
export const ANSWERS_PER_HOUR = 60;
export const SUSPICION = { links: 3, perHour: 30, repeatHours: 24, days: 30 };
