import { useEffect, useState } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import type { ActiveChat, Refusal } from '../../components/chat-types';

/**
 * The unsent question of a chat. `send` sends and clears it, however short: the server reads it for care first. What it
 * refuses comes back, with the reason as `refusal` until the text changes.
 */
export function useQuestionDraft({ draftKey, refusal, isBlocked, findEarlier, send }: ActiveChat) {
  const [text, setText, clear] = useDraft(draftKey);
  const [seen, setSeen] = useState<Refusal | null>(null);
  const [restored, setRestored] = useState<Refusal | null>(null);
  const [earlier, setEarlier] = useState<string | null>(null);
  useEffect(() => {
    if (refusal === restored) return;
    setRestored(refusal);
    // Before text that was typed in the meantime.
    if (refusal) setText(text.trim() === '' ? refusal.question : `${refusal.question}\n${text}`);
  }, [refusal, restored, text, setText]);
  return {
    text,
    refusal: refusal === seen ? null : refusal,
    /** The id of the reply that answered this question before, while the person chooses. */
    earlier,
    change(next: string) {
      setSeen(refusal);
      setEarlier(null);
      setText(next);
    },
    send(again = false) {
      const question = text.trim();
      if (question === '' || isBlocked) return;
      const found = again ? null : findEarlier(question);
      setEarlier(found);
      if (found !== null) return;
      clear();
      send(question, again);
    },
  };
}
