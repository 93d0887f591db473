import { readQuestion } from '../question/read-question';
import { readTurn } from '../topics/turns/turn-form';

/** Reads tables and lexicon now, so that the first question waits for none of them, nor the first line after it. */
export function prepareReader(): void {
  readTurn('why?', readQuestion('When will I find work?', [], new Date(0), 0, 'English'));
}
