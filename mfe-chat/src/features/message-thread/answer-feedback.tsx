import { useState } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink, IconButton } from '@oracle-astra/shared/ui';
import { useChatRateAnswerMutation } from '../../api/feedback';

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
  const helped = said === undefined ? (stored ?? null) : said;
  const say = async (next: boolean) => {
    const value = helped === next ? null : next;
    setSaid(value);
    try {
      await rate({ asst_id: asstId, mid, helped: value }).unwrap();
    } catch {
      // The toast tells the person.
      setSaid(helped);
      dispatch(toastShown('bad', t('chat.reply.notRated')));
    }
  };
  // Only after the press itself: a link under each answer that was ever liked would be noise.
  const hasJustHelped = said === true;
  return (
    <>
      <IconButton icon="up" size={20} label={t('chat.reply.helped')} aria-pressed={helped === true} onClick={() => void say(true)} />
      <IconButton icon="dn" size={20} label={t('chat.reply.notHelped')} aria-pressed={helped === false} onClick={() => void say(false)} />
      {hasJustHelped && (
        <AppLink className="small" to={siteRoutes.inviteEarn}>
          {t('chat.reply.invite')}
        </AppLink>
      )}
    </>
  );
}
