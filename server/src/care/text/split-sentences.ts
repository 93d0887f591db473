/** Splits a text into sentences, for both training and assessment. */
export const splitSentences = (text: string): string[] => text.split(/[.?!।\n;]+/u);

/** A shorter sentence is not read alone, because it says too little. */
export const minWords = 3;
