import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';

const Box = styled.div`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--night-control);
  border-radius: var(--r-m);
`;

interface RepeatedQuestionProps {
  onRead: () => void;
  onAsk: () => void;
}

/** Asks whether to read the earlier answer or to pay for a repeated question. */
export function RepeatedQuestion({ onRead, onAsk }: RepeatedQuestionProps) {
  const t = useTranslations();
  const read = useRef<HTMLButtonElement>(null);
  useEffect(() => read.current?.focus(), []);
  return (
    <Box role="group" aria-label={t('chat.repeat.label')}>
      <p role="alert" className="small">
        {t('chat.repeat.details')}
      </p>
      <div className="row">
        <Button ref={read} small onClick={onRead}>
          {t('chat.repeat.read')}
        </Button>
        <Button small onClick={onAsk}>
          {t('chat.repeat.ask')}
        </Button>
      </div>
    </Box>
  );
}
