import { useState } from 'react';
import { messageLimits } from '@oracle-astra/shared/contract';
import { useDraft } from '@oracle-astra/shared/session';
import type { ActiveChat } from '../../components/chat-types';

/** The unsent question of a chat. `send` sends and clears it, or sets `isTooShort`. */
export function useQuestionDraft(chat: ActiveChat) {
  const [text, setText, clear] = useDraft(chat.draftKey);
  const [isTooShort, setTooShort] = useState(false);
  return {
    text,
    isTooShort,
    change(next: string) {
      setTooShort(false);
      setText(next);
    },
    send() {
      const question = text.trim();
      if (question === '' || chat.isBlocked) return;
      if (question.length < messageLimits.minLetters) return setTooShort(true);
      setTooShort(false);
      clear();
      chat.send(question);
    },
  };
}
