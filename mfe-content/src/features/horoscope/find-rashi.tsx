import { useState } from 'react';
import styled from 'styled-components';
import { signs, siteRoutes, type HoroscopeDay, type Sign } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { signLabels } from '@oracle-astra/shared/terms';
import { Button, ButtonLink, Panel } from '@oracle-astra/shared/ui';
import { FindRashiForm } from './find-rashi-form';
import { useMyRashi } from './use-my-rashi';

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-5) var(--s-4);
  max-width: 34rem;
  h2 {
    font-size: var(--t-l);
    line-height: var(--l-l);
  }
`;

/** Finds the Moon sign by date and place, asks for the hour only where it decides, and remembers the sign on the device. */
export function FindRashi({ when }: { when: HoroscopeDay }) {
  const t = useTranslations();
  const [rashi, remember, forget] = useMyRashi();
  const [choices, setChoices] = useState<readonly Sign[]>([]);

  function handleFound(found: readonly number[]) {
    const names = found.flatMap((sign) => signs[sign - 1] ?? []);
    const [only] = names;
    if (names.length === 1 && only) remember(only);
    setChoices(names.length > 1 ? names : []);
  }

  return (
    <Box>
      {rashi ? (
        <>
          <h2>{t('content.rashi.mine', { rashi: t(signLabels[rashi]) })}</h2>
          <div className="row">
            <ButtonLink variant="primary" to={siteRoutes.horoscope(rashi, when)}>
              {t('content.rashi.read', { rashi: t(signLabels[rashi]) })}
            </ButtonLink>
            <Button variant="plain" small onClick={forget}>
              {t('content.rashi.forget')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <h2>{t('content.rashi.find')}</h2>
          <p className="small mute">{t('content.rashi.why')}</p>
          <p className="small" role="status">
            {choices.length > 1 &&
              t('content.rashi.two', { one: t(signLabels[choices[0] ?? 'Aries']), other: t(signLabels[choices[1] ?? 'Aries']) })}
          </p>
          <FindRashiForm asksTime={choices.length > 1} onFound={handleFound} />
        </>
      )}
    </Box>
  );
}
