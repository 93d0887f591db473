/** The sentences of a text, as both training and assessment take them apart. */
export const splitSentences = (text: string): string[] => text.split(/[.?!।\n;]+/u);

/** A sentence of fewer words is not read alone: it says too little without the others. */
export const fewestWords = 3;
