import { useState, type ReactNode } from 'react';
import type { TimeAnswers } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

/** What the person answered, by the side of a match; '' for a request with one birth. */
export type AnswersBySide = Partial<Record<string, TimeAnswers>>;

/** The result of a call, whose error is an ApiError of shared/api. */
export interface SentBirth {
  error?: unknown;
}

/** A result that asks nothing more; without data and error where the person closed a question. */
export type SettledBirth<Sent, Field extends string> = Partial<Sent> & {
  /** The refusal at the fields of the form. */
  refused?: Partial<Record<Field, string>> | undefined;
};

/** The server's questions about a time of birth that came twice, never, or on two clocks: each form asks them by the same dialog. */
export function useTimeQuestion() {
  const [timeDialog, setTimeDialog] = useState<ReactNode>();
  return {
    /** Rendered by the form. */
    timeDialog,
    /** Sends a birth until its time is clear; `fields` are those of the form by the path of the request. */
    async settleTime<Sent extends SentBirth, Field extends string = never>(
      send: (answers: AnswersBySide) => Promise<Sent>,
      t: Translate,
      fields?: Readonly<Record<string, Field>>,
    ): Promise<SettledBirth<Sent, Field>> {
      const sent = await send({});
      if (!sent.error) return sent;
      // Without its script a refusal is told in words.
      const dialog = await import(/* webpackChunkName: "shared-time-question" */ './time-question-dialog').catch(() => null);
      return dialog ? dialog.askAboutTime(sent, send, { show: setTimeDialog, t, fields }) : sent;
    },
  };
}
