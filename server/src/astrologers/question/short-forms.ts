import file from '../../../content/short-forms.json';

const words = new Map(Object.entries(file.words));

export const expandShortForm = (word: string): string => words.get(word) ?? word;
