import { useState, type ReactNode } from 'react';
import type { TimeAnswers } from '@oracle-astra/shared/contract';

/** The answers about one birth of a request: the person of `side`, where it has two. */
export type ReadAnswers = (side?: string) => TimeAnswers;

/** The result of a call, whose error is an ApiError of shared/api. */
export interface SentBirth {
  error?: unknown;
}

const questions: unknown[] = ['ambiguous_birth_time', 'skipped_birth_time', 'several_clocks'];
const askFirst: ReadAnswers = () => ({ clock: 'ask' });

/** The server's questions about a time of birth that came twice, never, or on two clocks: each form asks them by the same dialog. */
export function useTimeQuestion() {
  const [timeDialog, setTimeDialog] = useState<ReactNode>();
  return {
    /** Rendered by the form. */
    timeDialog,
    /** Sends a birth until its time is clear; undefined where the person closed the question. */
    async settleTime<Sent extends SentBirth>(send: (answers: ReadAnswers) => Promise<Sent>): Promise<Sent | undefined> {
      const sent = await send(askFirst);
      if (!questions.includes((sent.error as { code?: string } | undefined)?.code)) return sent;
      // Without its script the refusal is told in words.
      const dialog = await import(/* webpackChunkName: "shared-time-question" */ './time-question-dialog').catch(() => null);
      return dialog ? dialog.askAboutTime(sent, send, setTimeDialog) : sent;
    },
  };
}
