import type { KeyboardEvent } from 'react';

/**
 * Whether a key press belongs to an input method (IME), such as a Hindi keyboard, where Enter ends the word. Safari sets only the
 * key code.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;
