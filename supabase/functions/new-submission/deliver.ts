/** Sends the e-mails of a new submission: the notice to whoever is to be told, then the answer to the visitor. */
import { addressOf, isAddress } from './address.ts';
import { answerOf } from './answer.ts';
import type { Mail } from './layout.ts';
import { type NoticeSettings, noticeOf, recipientsOf, type SubmissionRow } from './notice.ts';

/** 'refused': the mailer will not send this mail. */
export type Outcome = 'sent' | 'refused';

export interface Services {
  /** Rejects if the mail was not taken, or nobody knows. */
  send(to: string, mail: Mail): Promise<Outcome>;
  /** The database's `claim_answer`: the address to answer, once. */
  claim(submission: string): Promise<string | null>;
  /** The database's `settle_answer`. */
  settle(submission: string, outcome: Outcome): Promise<void>;
}

/** Resolves to what went wrong, in words; empty if nothing did. */
export async function deliver(
  settings: NoticeSettings & { siteUrl: string },
  row: SubmissionRow,
  services: Services,
): Promise<string[]> {
  const notice = noticeOf(settings, row, settings.siteUrl);
  const recipients = recipientsOf(settings, row.form);
  const sent = await Promise.allSettled(recipients.map((to) => services.send(to, notice)));
  const arrived = sent.filter(
    (delivery) => delivery.status === 'fulfilled' && delivery.value === 'sent',
  ).length;
  const failed = sent.length - arrived;
  const problems = failed ? [`notice: ${failed} of ${sent.length} not sent`] : [];
  return sendAnswer(settings, row, services, arrived > 0).then(
    () => problems,
    (error) => [...problems, `answer: ${error}`],
  );
}

/**
 * A failure leaves the answer claimed: it may have arrived, and is never sent twice. A refusal is the address's own
 * only if the mailer took the notice just before; else it refuses everything, such as the sender.
 */
async function sendAnswer(
  settings: NoticeSettings & { siteUrl: string },
  { id, form, email }: SubmissionRow,
  { send, claim, settle }: Services,
  mailerWorks: boolean,
): Promise<void> {
  const words = settings.forms[form]?.answer;
  if (!words || !isAddress(email)) return;
  const to = addressOf((await claim(id)) ?? '');
  if (!to) return;
  const outcome = await send(to, answerOf(settings, words, settings.siteUrl));
  if (outcome === 'sent' || mailerWorks) await settle(id, outcome);
}
