import type { ComponentType } from 'react';
import type { Field, Form, FormAlert, Integrations, Submit } from '../types/config.gen.ts';

export type FieldKind = Field['type'];
export type FieldOf<K extends FieldKind> = Extract<Field, { type: K }>;
export type FieldRegistry = { [K in FieldKind]: ComponentType<{ field: FieldOf<K> }> };

/** What the visitor has entered, by field name. */
export type Values = Record<string, string | boolean | string[] | undefined>;

export type RuleName = FormAlert['rule'];

export interface FieldError {
  rule: RuleName;
  message: string;
}

/** By field name, in the order of the fields. */
export type FormErrors = Record<string, FieldError>;

/** What became of a submission. A strategy says no more than it knows. */
export type SubmitResult =
  | { status: 'confirmed' }
  /** Refused for good; `reason` is what the other side said. */
  | { status: 'refused'; reason?: string }
  /** It may or may not have arrived: never sent again without the visitor. */
  | { status: 'unknown' }
  /** Nothing left this machine; kept to be sent later. */
  | { status: 'queued' }
  /** Nothing left this machine, and nothing will: it could be neither sent nor kept for later. */
  | { status: 'unsent' }
  /** The other side found fault with fields: name -> message. */
  | { status: 'invalid'; errors: Record<string, string> };

export interface Submission {
  /** One for each intended submission, the same when it is sent again by hand. */
  id: string;
  /** Name and value, in the order of the fields; only what is to be sent. */
  entries: [name: string, value: string][];
  /** The page's address, without query and hash. */
  pageUrl: string;
  form: Form;
  integrations: Integrations;
}

export interface Strategy<S extends Submit = Submit> {
  /** Resolves always: what goes wrong is a result. Shows nothing and posts at most once. */
  submit(submission: Submission, config: S): Promise<SubmitResult>;
}

type SubmitOf<N extends Submit['strategy']> = Extract<Submit, { strategy: N }>;

/** A strategy's code is loaded when a form that uses it is submitted. */
export type StrategyRegistry = {
  [N in Submit['strategy']]: {
    /** Kept while the machine is offline, and sent later. */
    queues: boolean;
    load(): Promise<Strategy<SubmitOf<N>>>;
  };
};
