import type { KeyboardEvent } from 'react';

/** Whether a key belongs to the word that a keyboard composes, as those of Hindi do: Enter then ends the word. Safari says so by the code alone. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;
