import { findAsk } from '../asks/find-ask';
import { readTurn } from '../topics/turns/turn-form';

/** Reads the tables now, so that the first question waits for none of them, nor the first line after it. */
export function prepareReader(): void {
  const line = 'When will I find work?';
  readTurn('why?', line);
  findAsk('newJob', line);
}
