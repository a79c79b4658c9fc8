/** Sends the e-mails of a submission: the notice to whoever is to be told, then the answer to the visitor. */
import { addressOf, isAddress } from './address.ts';
import { answerOf } from './answer.ts';
import type { Mail } from './layout.ts';
import { type NoticeSettings, noticesOf, recipientsOf, type SubmissionRow } from './notice.ts';

/** Not taken now, and certainly not sent: it may be taken in so many seconds. */
export interface Later {
  wait: number;
}

/** 'refused': the mailer will not send this mail. */
export type SendOutcome = 'sent' | 'refused' | Later;

export interface Services {
  /** Rejects if nobody knows whether the mail was taken. `submission` is its id. */
  send(to: string, mail: Mail, submission: string): Promise<SendOutcome>;
  pause(seconds: number): Promise<void>;
  /** The database's `claim_delivery`. `untold`: who is to be told yet; null: all. Null if nothing is due. */
  claimDelivery(submission: string): Promise<{ untold: string[] | null } | null>;
  /** The database's `settle_delivery`. `wait`: null if nothing is left to be sent. */
  settleDelivery(submission: string, untold: string[], wait: number | null): Promise<void>;
  /** The database's `claim_answer`: the address to answer, once. */
  claimAnswer(submission: string): Promise<string | null>;
  /** The database's `settle_answer`. 'released': it did not go, and may be claimed again. */
  settleAnswer(submission: string, outcome: 'sent' | 'refused' | 'released'): Promise<void>;
}

/** How long a mailer is waited for in one delivery, in seconds. What it wants to have later is tried later. */
const PATIENCE = 20;

/**
 * Sends what is due of a submission, and puts back what was not taken. Resolves to what went wrong, in words; empty
 * if nothing did.
 */
export async function deliverEmails(
  settings: NoticeSettings & { siteUrl: string },
  row: SubmissionRow,
  services: Services,
): Promise<string[]> {
  const due = await services.claimDelivery(row.id);
  if (!due) return [];
  const mailer = patientMailer(services, row.id);
  const recipients = due.untold ?? recipientsOf(settings, row.form);
  const untold = await sendNotices(settings, row, recipients, mailer);
  // The mailer has taken a notice, now or before: what it refuses of an answer is the address.
  const mailerWorks = untold.length < recipients.length || due.untold?.length === 0;
  const answer = await sendAnswer(
    settings,
    row,
    { ...services, send: mailer.send },
    mailerWorks,
  ).catch((error: unknown) => error);
  const isLeft = untold.length > 0 || answer !== undefined;
  await services.settleDelivery(row.id, untold, isLeft ? Math.ceil(mailer.wait()) : null);
  return [
    ...(untold.length > 0 ? [`notice: ${untold.length} of ${recipients.length} not sent`] : []),
    ...(answer === undefined ? [] : [`answer: ${answer}`]),
  ];
}

interface Mailer {
  send(to: string, mail: Mail): Promise<SendOutcome>;
  /** How long it wants to be left alone, in seconds. */
  wait(): number;
}

/** Waits where the mailer says so. Once it says too long, it is asked for nothing more. */
function patientMailer({ send, pause }: Services, submission: string): Mailer {
  let patience = PATIENCE;
  let later: Later | undefined;
  return {
    wait: () => later?.wait ?? 0,
    async send(to, mail) {
      while (!later) {
        const outcome = await send(to, mail, submission);
        if (typeof outcome === 'string') return outcome;
        const wait = Math.max(1, outcome.wait);
        if (wait > patience) later = { wait };
        else await pause(wait);
        patience -= wait;
      }
      return later;
    },
  };
}

/** One after the other, as mailers take a few a second. Resolves to those who were not told. */
async function sendNotices(
  settings: NoticeSettings & { siteUrl: string },
  row: SubmissionRow,
  recipients: string[],
  { send }: Mailer,
): Promise<string[]> {
  const mails = noticesOf(settings, row, settings.siteUrl);
  const untold: string[] = [];
  for (const to of recipients) {
    if (!(await isTold(mails, (mail) => send(to, mail)))) untold.push(to);
  }
  return untold;
}

/** A mail of which nobody knows what became is sent again later: to be told twice is better than never. */
async function isTold(mails: Mail[], send: (mail: Mail) => Promise<SendOutcome>): Promise<boolean> {
  for (const mail of mails) {
    const outcome = await send(mail).catch(() => undefined);
    if (outcome !== 'refused') return outcome === 'sent';
  }
  return false;
}

/**
 * Resolves to why it is to be tried again; undefined if nothing is left to be done. A failure leaves the answer
 * claimed: it may have arrived, and is never sent twice. A refusal is the address's own only if the mailer took a
 * notice; else it refuses everything, such as the sender.
 */
async function sendAnswer(
  settings: NoticeSettings & { siteUrl: string },
  { id, form, email }: SubmissionRow,
  { send, claimAnswer, settleAnswer }: Omit<Services, 'send'> & Pick<Mailer, 'send'>,
  mailerWorks: boolean,
): Promise<string | undefined> {
  const words = settings.forms[form]?.answer;
  if (!words || !isAddress(email)) return undefined;
  const to = addressOf((await claimAnswer(id)) ?? '');
  if (!to) return undefined;
  const outcome = await send(to, answerOf(settings, words, settings.siteUrl));
  if (outcome === 'sent' || (outcome === 'refused' && mailerWorks)) {
    await settleAnswer(id, outcome);
    return undefined;
  }
  await settleAnswer(id, 'released');
  return 'not taken';
}
