import { useState, type ReactNode } from 'react';
import type { TimeAnswers } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

/** The person's answers, by the side of a match; '' for a request with one birth. */
export type AnswersBySide = Partial<Record<string, TimeAnswers>>;

/** The result of a call, whose error is an ApiError. */
export interface SentBirth {
  error?: unknown;
}

/** A result without further questions; without data and error if the person closed a question. */
export type SettledBirth<Sent, Field extends string> = Partial<Sent> & {
  /** The refusal as errors of the form's fields. */
  refused?: Partial<Record<Field, string>> | undefined;
};

/** The server's questions about a time of birth that occurred twice, never, or on two clocks. All forms ask them with the same dialog. */
export function useTimeQuestion() {
  const [timeDialog, setTimeDialog] = useState<ReactNode>();
  return {
    /** The open question; the form renders it. */
    timeDialog,
    /** Sends a birth until its time is clear. `fields` maps paths of the request to fields of the form. */
    async settleTime<Sent extends SentBirth, Field extends string = never>(
      send: (answers: AnswersBySide) => Promise<Sent>,
      t: Translate,
      fields?: Readonly<Record<string, Field>>,
    ): Promise<SettledBirth<Sent, Field>> {
      const sent = await send({});
      if (!sent.error) return sent;
      // Without the script of the dialog the form shows the server's message.
      const dialog = await import(/* webpackChunkName: "shared-time-question" */ './time-question-dialog').catch(() => null);
      return dialog ? dialog.askAboutTime(sent, send, { show: setTimeDialog, t, fields }) : sent;
    },
  };
}
