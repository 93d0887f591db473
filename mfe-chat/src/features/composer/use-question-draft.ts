import { useEffect, useState } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import type { ActiveChat, Refusal } from '../../components/chat-types';

/**
 * The unsent question of a chat. `send` sends and clears it, even if it is short, because the server checks it for care first. A
 * refused question returns to the field, with the reason as `refusal` until the text changes.
 */
export function useQuestionDraft({ draftKey, refusal, isBlocked, findEarlier, send }: ActiveChat) {
  const [text, setText, clear] = useDraft(draftKey);
  const [seen, setSeen] = useState<Refusal | null>(null);
  const [restored, setRestored] = useState<Refusal | null>(null);
  const [earlier, setEarlier] = useState<string | null>(null);
  useEffect(() => {
    if (refusal === restored) return;
    setRestored(refusal);
    // Inserted before text that was typed meanwhile.
    if (refusal) setText(text.trim() === '' ? refusal.question : `${refusal.question}\n${text}`);
  }, [refusal, restored, text, setText]);
  return {
    text,
    refusal: refusal === seen ? null : refusal,
    /** The id of the earlier reply to this question, while the person decides. */
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
