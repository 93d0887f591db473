import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { notificationTopics, type NotificationTopic } from '@oracle-astra/shared/contract';
import { CheckboxField, FieldGroup, Legend } from '@oracle-astra/shared/forms';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { Button, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { useForumGetNotificationPreferencesQuery, useForumSetNotificationPreferencesMutation } from '../../api/notifications';
import { PushSetting } from './push-setting';
import { showFailure } from '../../components/show-failure';

const Box = styled.section`
  padding-top: var(--s-4);
`;

const topicTexts: Record<NotificationTopic, PlainMessageId> = {
  comments: 'forum.preferences.comments',
  votes: 'forum.preferences.votes',
  points: 'forum.preferences.points',
  transfers: 'forum.preferences.transfers',
  subscription: 'forum.preferences.subscription',
};

/** Switches for the kinds of notifications; collapsed at first. */
export function NotificationPreferences() {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      {isOpen ? (
        <div className="stack">
          <Topics />
          <PushSetting />
        </div>
      ) : (
        <Button variant="plain" small onClick={() => setOpen(true)}>
          {t('forum.preferences.open')}
        </Button>
      )}
    </Box>
  );
}

function Topics() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = useForumGetNotificationPreferencesQuery();
  const [save] = useForumSetNotificationPreferencesMutation();
  if (data === undefined) {
    if (error !== undefined) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label={t('forum.preferences.loading')}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }

  async function change(topic: NotificationTopic, isOn: boolean) {
    const { error: refusal } = await save({ [topic]: isOn });
    if (refusal) showFailure(refusal, t, dispatch);
  }

  return (
    <FieldGroup>
      <Legend>{t('forum.preferences.title')}</Legend>
      {notificationTopics.map((topic) => (
        <CheckboxField
          key={topic}
          name={topic}
          label={t(topicTexts[topic])}
          checked={data.preferences[topic]}
          onChange={(event) => void change(topic, event.target.checked)}
        />
      ))}
    </FieldGroup>
  );
}
