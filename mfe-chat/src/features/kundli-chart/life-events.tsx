import { useState } from 'react';
import { formatError } from '@oracle-astra/shared/api';
import { ConfirmDialog, Tag } from '@oracle-astra/shared/components';
import type { LifeEvent } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { useAlert } from '@oracle-astra/shared/session';
import { planetLabels } from '@oracle-astra/shared/terms';
import { ErrorState, IconButton, Loading, SkeletonText, VisuallyHidden } from '@oracle-astra/shared/ui';
import styled from 'styled-components';
import { Helplines } from '../../components/helplines';
import { useChatDeleteLifeEventMutation, useChatListLifeEventsQuery } from '../../api/kundli';
import { AddLifeEvent } from './add-life-event';
import { formatMonth, getEventTitle } from './event-words';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--tap);
  gap: var(--s-2);
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule);
`;

/** Life events with the lords of their dashas, and which of these lords are connected to the event. */
export function LifeEvents({ bid }: { bid: string }) {
  const t = useTranslations();
  const { currentData: data, isError, isFetching, refetch } = useChatListLifeEventsQuery(bid);
  const [toDelete, setToDelete] = useState<LifeEvent | null>(null);
  /** What a screen reader announces about the list. */
  const [done, setDone] = useState('');
  return (
    <div className="stack">
      <div className="stack-2">
        <h3 className="lead">{t('chat.events.title')}</h3>
        <p className="small mute read">{t('chat.events.lead')}</p>
      </div>
      {!data && isError && <ErrorState level={3} title={t('chat.events.notLoaded')} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label={t('chat.events.loading')}>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {data?.events.length === 0 && <p className="small">{t('chat.events.empty')}</p>}
      {data && data.events.length > 0 && (
        <ul>
          {data.events.map((event) => (
            <EventRow key={event.eid} event={event} onDelete={() => setToDelete(event)} />
          ))}
        </ul>
      )}
      <AddLifeEvent
        bid={bid}
        onAdded={(event) => setDone(event === undefined ? '' : t('chat.events.added', { name: getEventTitle(event, t) }))}
      />
      <DeleteDialog
        event={toDelete}
        onDeleted={(event) => setDone(t('chat.events.deleted', { name: getEventTitle(event, t) }))}
        onClose={() => setToDelete(null)}
      />
      <VisuallyHidden role="status">{done}</VisuallyHidden>
    </div>
  );
}

function getLords({ lords }: LifeEvent, t: Translate): string {
  return lords.map((lord) => t(planetLabels[lord])).join(', ');
}

function EventRow({ event, onDelete }: { event: LifeEvent; onDelete: () => void }) {
  const t = useTranslations();
  const { title, month, house, ties } = event;
  const name = getEventTitle(event, t);
  const place = t('chat.reading.nthHouse', { house: String(house ?? 1) });
  return (
    <Row>
      <div className="stack-2">
        <p>
          <b lang={title === '' ? undefined : getTextLang(title)}>{name}</b> <span className="small mute">{formatMonth(month, t)}</span>
        </p>
        <p className="small">{t('chat.events.lords', { lords: getLords(event, t) })}</p>
        {ties.map(({ lord, tie }) => (
          <p key={lord} className="small">
            {t('chat.events.tie', { lord: t(planetLabels[lord]), tie, place })}
          </p>
        ))}
        {house !== null && ties.length === 0 && <p className="small">{t('chat.events.noTie', { place })}</p>}
        {event.needs_care && (
          <p className="small">
            <Helplines />
          </p>
        )}
        {house !== null && (
          <div>
            <Tag tone={ties.length > 0 ? 'good' : undefined}>{t('chat.events.fits', { count: ties.length })}</Tag>
          </div>
        )}
      </div>
      <IconButton icon="trash" label={t('chat.events.delete', { name })} onClick={onDelete} />
    </Row>
  );
}

interface DeleteDialogProps {
  event: LifeEvent | null;
  onDeleted: (event: LifeEvent) => void;
  onClose: () => void;
}

function DeleteDialog({ event, onDeleted, onClose }: DeleteDialogProps) {
  const t = useTranslations();
  const showAlert = useAlert();
  const [remove, { isLoading }] = useChatDeleteLifeEventMutation();
  const handleYes = async () => {
    if (!event) return;
    try {
      await remove(event.eid).unwrap();
      onDeleted(event);
    } catch (error) {
      showAlert(formatError(error, t));
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={event !== null}
      question={t('chat.events.deleteQuestion')}
      danger
      busy={isLoading}
      onYes={() => void handleYes()}
      onNo={onClose}
    >
      {event && getEventTitle(event, t)}
    </ConfirmDialog>
  );
}
