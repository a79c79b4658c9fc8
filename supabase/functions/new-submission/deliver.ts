/** Sends what is due of submissions: notices to whoever is to be told, answers to visitors, leads to CRM and webhook. */
import { addressOf } from './address.ts';
import { answerOf } from './answer.ts';
import { type Comments, commentMails } from './comments.ts';
import { type Digest, digestOf } from './digest.ts';
import { type FileServices, tendFiles } from './files.ts';
import { type Fetch, type Goals, sendTo } from './goals.ts';
import type { SendResult } from './http-answer.ts';
import type { Mail } from './layout.ts';
import { type NoticeSettings, noticesOf, type SubmissionRow } from './notice.ts';
import { type Reminder, reminderOf } from './reminder.ts';

/** A station that is due: the database's `claim_station`. */
export type Task = StationTask | DigestTask | ReminderTask | CommentsTask;

/** A digest that is due, by its day. */
interface DigestTask {
  station: 'digest';
  address: string;
  submission: { id: string };
  digest: Digest;
}

/** A reminder that is due, by its day. */
interface ReminderTask {
  station: 'reminder';
  address: string;
  submission: { id: string };
  reminder: Reminder;
}

/** Comments on a page that is shown by a link, by the id of the link. */
interface CommentsTask {
  station: 'comments';
  address: string;
  submission: { id: string };
  comments: Comments;
}

export interface StationTask {
  station: 'notice' | 'answer' | 'crm' | 'webhook';
  /** Whom a mail goes to. */
  address: string;
  /** How often somebody has asked for it once more. */
  round: number;
  submission: SubmissionRow;
}

export interface Services {
  /** Never rejects. A mailer that knows `key` sends one mail for it. */
  send(to: string, mail: Mail, key: string): Promise<SendResult>;
  /** Rejects without an answer in time. */
  fetch: Fetch;
  pause(seconds: number): Promise<void>;
  /** In milliseconds. */
  now(): number;
  /** Null if nothing is due, or another worker is at it. */
  claim(worker: string): Promise<Task | null>;
  settle(task: Task, result: SendResult): Promise<void>;
  /** Lets another worker begin. */
  rest(worker: string): Promise<void>;
  files: FileServices;
}

export type Settings = NoticeSettings & { siteUrl: string; goals: Goals };

/** How long a mailer is waited for with one mail, in seconds. What it wants to have later is sent later. */
const PATIENCE = 20;
/** How long a worker goes on before the platform would end it, in milliseconds. What is left is for the next. */
const SHIFT = 90_000;

/** Sends what is due, one after the other, and looks after files. Resolves to the number of those that failed. */
export async function sendDue(settings: Settings, services: Services): Promise<number> {
  const worker = crypto.randomUUID();
  const end = services.now() + SHIFT;
  let failed = 0;
  try {
    while (services.now() < end) {
      const task = await services.claim(worker);
      if (!task) break;
      const result = await sendTask(settings, task, services);
      await services.settle(task, result);
      if (result.outcome !== 'sent' && result.outcome !== 'none') failed += 1;
    }
  } finally {
    await services.rest(worker);
  }
  // After the mails, as people wait for them. Two workers at once do no harm.
  return failed + (await tendFiles(services.files));
}

async function sendTask(settings: Settings, task: Task, services: Services): Promise<SendResult> {
  if (task.station === 'digest') return sendDigest(settings, task, services);
  if (task.station === 'reminder') return sendReminder(settings, task, services);
  if (task.station === 'comments') return sendComments(settings, task, services);
  const { station, address, round, submission } = task;
  if (station === 'crm' || station === 'webhook')
    return sendTo(station, { settings, submission, round }, services.fetch);
  const to = station === 'answer' ? addressOf(address) : address;
  if (!to) return { outcome: 'none' };
  const mails = mailsOf(settings, task);
  if (mails.length === 0) return { outcome: 'later', reason: `settings.json: ${submission.form}` };
  return sendOneOf(services, to, mails, `${submission.id} ${station} ${round}`);
}

async function sendComments(
  settings: Settings,
  { address, submission, comments }: CommentsTask,
  services: Services,
): Promise<SendResult> {
  const to = addressOf(address);
  if (!settings.comments || !to) return { outcome: 'none' };
  const mails = commentMails(settings, settings.comments, comments, settings.siteUrl);
  return sendOneOf(services, to, mails, `${submission.id} comments`);
}

/** The first that the mailer does not refuse. */
async function sendOneOf(
  services: Services,
  to: string,
  mails: readonly Mail[],
  key: string,
): Promise<SendResult> {
  let result: SendResult = { outcome: 'refused' };
  for (const mail of mails) {
    result = await sendPatiently(services, to, mail, key);
    if (result.outcome !== 'refused') break;
  }
  return result;
}

async function sendDigest(
  settings: Settings,
  { address, submission, digest }: DigestTask,
  services: Services,
): Promise<SendResult> {
  if (!settings.digest) return { outcome: 'none' };
  const mail = digestOf(settings, settings.digest, digest, settings.siteUrl);
  return sendPatiently(services, address, mail, `${submission.id} digest`);
}

async function sendReminder(
  settings: Settings,
  { address, submission, reminder }: ReminderTask,
  services: Services,
): Promise<SendResult> {
  if (!settings.reminder) return { outcome: 'none' };
  const mail = reminderOf(settings, settings.reminder, reminder, settings.siteUrl);
  return sendPatiently(services, address, mail, `${submission.id} reminder`);
}

/** The mail, and those to be sent in its place if the mailer refuses it. */
function mailsOf(settings: Settings, { station, submission }: StationTask): Mail[] {
  if (station === 'notice') return noticesOf(settings, submission, settings.siteUrl);
  const words = settings.forms[submission.form]?.answer;
  return words ? [answerOf(settings, words, settings.siteUrl)] : [];
}

/** Waits where the mailer says so, unless it says too long. */
async function sendPatiently(
  { send, pause }: Services,
  to: string,
  mail: Mail,
  key: string,
): Promise<SendResult> {
  let patience = PATIENCE;
  for (;;) {
    const result = await send(to, mail, key);
    const wait = Math.max(1, result.wait ?? 0);
    if (result.outcome !== 'later' || wait > patience) return result;
    await pause(wait);
    patience -= wait;
  }
}
