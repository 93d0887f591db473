import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink } from '@oracle-astra/shared/ui';
import { useChatRateAnswerMutation } from '../../api/feedback';

const Rating = styled.button`
  min-height: var(--tap);
  padding-inline: var(--s-2);
  border: 0;
  border-radius: var(--r-m);
  background: none;
  color: inherit;
  font-size: var(--t-xs);
  cursor: pointer;
  &:hover {
    background: var(--night-raised);
  }
  &[aria-pressed='true'] {
    color: var(--gold);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

interface AnswerFeedbackProps {
  asstId: string;
  /** Id of the answer. */
  mid: string;
  helped: boolean | undefined;
}

/** Says whether an answer helped; pressed again, it takes that back. */
export function AnswerFeedback({ asstId, mid, helped: stored }: AnswerFeedbackProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [rate] = useChatRateAnswerMutation();
  const [said, setSaid] = useState<boolean | null | undefined>();
  // Only after the press itself: a link under each answer that was ever liked would be noise.
  const [hasJustHelped, setJustHelped] = useState(false);
  // What is read later counts, because the answer may be rated in another tab; but not what was read before the press and comes after it.
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    if (said === (stored ?? null)) setSaid(undefined);
  }
  const helped = said === undefined ? (stored ?? null) : said;
  const last = useRef(0);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const say = (next: boolean) => {
    const value = helped === next ? null : next;
    const press = (last.current += 1);
    setSaid(value);
    setJustHelped(value === true);
    // One after the other, so that the last press wins.
    sending.current = sending.current.then(async () => {
      try {
        await rate({ asst_id: asstId, mid, helped: value }).unwrap();
        if (press === last.current && value === (stored ?? null)) setSaid(undefined);
      } catch {
        if (press !== last.current) return;
        setSaid(undefined);
        setJustHelped(false);
        dispatch(toastShown('bad', t('chat.reply.notRated')));
      }
    });
  };
  return (
    <>
      <Rating type="button" aria-pressed={helped === true} onClick={() => say(true)}>
        {t('chat.reply.helped')}
      </Rating>
      <Rating type="button" aria-pressed={helped === false} onClick={() => say(false)}>
        {t('chat.reply.notHelped')}
      </Rating>
      {hasJustHelped && (
        <AppLink className="small" to={siteRoutes.inviteEarn}>
          {t('chat.reply.invite')}
        </AppLink>
      )}
    </>
  );
}
