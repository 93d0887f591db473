import { act } from '@testing-library/react';
import type { DataRouter } from 'react-router-dom';

/** An answer of the API that arrives when the test calls `arrive`; pass `answer` to `fakeApi`. */
export function lateAnswer(value: unknown): { answer: () => Promise<unknown>; arrive: () => Promise<void> } {
  let give: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => (give = resolve));
  return {
    answer: () => waits.then(() => value),
    arrive: () =>
      act(async () => {
        give();
        // Runs the effects of the answer.
        for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
      }),
  };
}

/** Goes to a page that no remote of the test owns. */
export const leavePage = (router: Pick<DataRouter, 'navigate'>): Promise<void> => act(async () => router.navigate('/elsewhere'));
