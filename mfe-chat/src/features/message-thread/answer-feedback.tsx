import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { ForAdults } from '@oracle-astra/shared/minors';
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

/** Buttons that rate an answer; pressing the same button again withdraws the rating. */
export function AnswerFeedback({ asstId, mid, helped: stored }: AnswerFeedbackProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [rate] = useChatRateAnswerMutation();
  const [chosen, setChosen] = useState<boolean | null | undefined>();
  // The invitation is shown only right after the press, because a link under every liked answer would be too much.
  const [hasJustHelped, setJustHelped] = useState(false);
  // A stored value that is read later overrides the press, because another tab may rate the answer too; one that was read before the press
  // does not.
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    if (chosen === (stored ?? null)) setChosen(undefined);
  }
  const helped = chosen === undefined ? (stored ?? null) : chosen;
  const last = useRef(0);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const choose = (next: boolean) => {
    const value = helped === next ? null : next;
    const press = (last.current += 1);
    setChosen(value);
    setJustHelped(value === true);
    // In sequence, so that the last press wins.
    sending.current = sending.current.then(async () => {
      try {
        await rate({ asst_id: asstId, mid, helped: value }).unwrap();
        if (press === last.current && value === (stored ?? null)) setChosen(undefined);
      } catch {
        if (press !== last.current) return;
        setChosen(undefined);
        setJustHelped(false);
        dispatch(toastShown('bad', t('chat.reply.notRated')));
      }
    });
  };
  return (
    <>
      <Rating type="button" aria-pressed={helped === true} onClick={() => choose(true)}>
        {t('chat.reply.helped')}
      </Rating>
      <Rating type="button" aria-pressed={helped === false} onClick={() => choose(false)}>
        {t('chat.reply.notHelped')}
      </Rating>
      {hasJustHelped && (
        <ForAdults quiet>
          <AppLink className="small" to={siteRoutes.inviteEarn}>
            {t('chat.reply.invite')}
          </AppLink>
        </ForAdults>
      )}
    </>
  );
}
