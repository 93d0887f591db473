import { useState } from 'react';
import styled from 'styled-components';
import { signs, type Sign } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { signLabels } from '@oracle-astra/shared/terms';
import { FindRashiForm } from './find-rashi-form';
import { SideTitle } from './side-title.styles';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

interface FindRashiProps {
  /** False if the button above already has the same text. */
  hasTitle?: boolean;
  onFound: (rashi: Sign) => void;
}

/** Finds the Moon sign by date and place of birth. The time is requested only if the Moon changed sign on that date. */
export function FindRashi({ hasTitle = false, onFound }: FindRashiProps) {
  const t = useTranslations();
  const [choices, setChoices] = useState<readonly Sign[]>([]);

  function handleFound(found: readonly number[]) {
    const names = found.flatMap((sign) => signs[sign - 1] ?? []);
    const [only] = names;
    if (names.length === 1 && only) onFound(only);
    setChoices(names.length > 1 ? names : []);
  }

  return (
    <Box aria-label={t('content.rashi.find')}>
      {hasTitle && <SideTitle>{t('content.rashi.find')}</SideTitle>}
      <p className="small mute">{t('content.rashi.why')}</p>
      <p className="small" role="status">
        {choices.length > 1 &&
          t('content.rashi.two', { one: t(signLabels[choices[0] ?? 'Aries']), other: t(signLabels[choices[1] ?? 'Aries']) })}
      </p>
      <FindRashiForm asksTime={choices.length > 1} onFound={handleFound} />
    </Box>
  );
}
