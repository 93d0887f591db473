import { useEffect, useState } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import type { ActiveChat, Refusal } from '../../components/chat-types';

/**
 * The unsent question of a chat. `send` sends and clears it, however short: the server reads it for care first. What it
 * refuses comes back, with the reason as `refusal` until the text changes.
 */
export function useQuestionDraft({ draftKey, refusal, isBlocked, send }: ActiveChat) {
  const [text, setText, clear] = useDraft(draftKey);
  const [seen, setSeen] = useState<Refusal | null>(null);
  const [restored, setRestored] = useState<Refusal | null>(null);
  useEffect(() => {
    if (refusal === restored) return;
    setRestored(refusal);
    if (refusal && text === '') setText(refusal.question);
  }, [refusal, restored, text, setText]);
  return {
    text,
    refusal: refusal === seen ? null : refusal,
    change(next: string) {
      setSeen(refusal);
      setText(next);
    },
    send() {
      const question = text.trim();
      if (question === '' || isBlocked) return;
      clear();
      send(question);
    },
  };
}
