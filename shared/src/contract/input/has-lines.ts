/** Whether whole lines of a text are these lines, one after another. */
export const hasLines = (text: string, lines: string): boolean => `\n${text}\n`.includes(`\n${lines}\n`);
