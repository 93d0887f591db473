import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A question with its labels: topic, question kind and person. */
export interface Labelled {
  topic: string;
  wanted: string;
  whose: string;
  text: string;
}

/** Lines of `topic TAB kind TAB who TAB text`. */
export const readLabelled = (file: string): Labelled[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [topic = '', wanted = '', whose = '', text = ''] = line.split('\t');
      return { topic, wanted, whose, text };
    });

/** The sentences of all writers in a folder, one file per writer. */
export const readWriters = (folder: string): Labelled[][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readLabelled(join(folder, name)));
