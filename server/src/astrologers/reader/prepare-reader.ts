import { findAsk } from '../asks/find-ask';
import { readTurn } from '../topics/turns/turn-form';

/** Loads the tables in advance, so that neither the first question nor the first follow-up waits for them. */
export function prepareReader(): void {
  const line = 'When will I find work?';
  readTurn('why?', line);
  findAsk('newJob', line);
}
