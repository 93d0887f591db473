import { useCallback, useMemo } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import type { Refusal, SentQuestion } from '../../../components/chat-types';

/** `refusal` is set if the server refused the question. */
type StoredQuestion = SentQuestion & { refusal?: Refusal | undefined };

type Keep = (id: string, changed: Partial<StoredQuestion> | null) => void;

/**
 * The sent questions of a chat whose answers are not known, in their order, stored with their idempotency keys, so that a retry
 * after a reload is never charged twice. `keep` adds or changes one, or forgets it; also after the page was left.
 */
export function useUnanswered(asstId: string): [unanswered: readonly StoredQuestion[], keep: Keep] {
  const [draft, setDraft] = useDraft(`asked-${asstId}.1`);
  const keep = useCallback<Keep>(
    (id, changed) =>
      setDraft((latest) => {
        const questions = new Map<string, object>(parseQuestions(latest).map((sent) => [sent.id, sent]));
        if (changed === null) questions.delete(id);
        else questions.set(id, { ...questions.get(id), ...changed });
        const [first, ...others] = questions.values();
        if (first === undefined) return '';
        // A single one has the format of earlier releases, which may be loaded again.
        return JSON.stringify(others.length === 0 ? first : [first, ...others]);
      }),
    [setDraft],
  );
  return [useMemo(() => parseQuestions(draft), [draft]), keep];
}

function parseQuestions(draft: string): StoredQuestion[] {
  if (draft === '') return [];
  try {
    // Earlier releases stored the last question alone.
    const stored = [JSON.parse(draft) as Partial<StoredQuestion>[]].flat();
    return stored.filter((sent): sent is StoredQuestion => Boolean(sent.id && sent.key && sent.question) && sent.after !== undefined);
  } catch {
    // Another release stored it in a different format.
    return [];
  }
}
