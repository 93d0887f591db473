import { understand } from '../topics/understand';

/** Reads tables and lexicon now, so that the first question waits for none of them. */
export function prepareReader(): void {
  understand('When will I find work?', []);
}
