import { createContext, useContext } from 'react';
import type { Chat } from './chat-types';

export const ChatContext = createContext<Chat | null>(null);

/** The chat that contains this component. It does not change while a reply streams. Throws outside of a ChatContext. */
export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (chat === null) throw new Error('useChat needs a ChatContext above it');
  return chat;
}

/** The received text of a streaming reply. It changes every frame, so it is separate from the chat. */
export const StreamedTextContext = createContext('');

export const useStreamedText = () => useContext(StreamedTextContext);
