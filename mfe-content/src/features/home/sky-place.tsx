import { useState } from 'react';
import styled from 'styled-components';
import type { CalendarPlace } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Icon } from '@oracle-astra/shared/ui';
import type { SkyPlaceRequest } from '../../api/sky';
import { PlaceCombobox } from '../../components/place-combobox';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
`;

interface SkyPlaceProps {
  place: CalendarPlace | undefined;
  isFailed: boolean;
  isBusy: boolean;
  onChoose: (place: SkyPlaceRequest) => void;
}

/** To a tenth of a degree, some ten kilometres: the sky needs no more, and nobody need know more. */
const roundDegrees = (degrees: number) => Math.round(degrees * 10) / 10;

/** The place whose sky is shown, and on request another: typed, or where the device is, which is asked for only by its own button. */
export function SkyPlace({ place, isFailed, isBusy, onChoose }: SkyPlaceProps) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  function choose(chosen: SkyPlaceRequest) {
    setProblem(undefined);
    setText('');
    setIsOpen(false);
    onChoose(chosen);
  }

  function locate() {
    // The browser's own type has it always; on an address without TLS it is missing.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return setProblem(t('content.sky.noLocation'));
    geolocation.getCurrentPosition(
      ({ coords }) => choose({ lat: roundDegrees(coords.latitude), lng: roundDegrees(coords.longitude) }),
      () => setProblem(t('content.sky.noLocation')),
      { maximumAge: 3_600_000, timeout: 10_000 },
    );
  }

  return (
    <Box>
      <div className="row">
        <Button variant="plain" small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} busy={isBusy}>
          <Icon name="pin" size={20} />
          {place && <span lang={getTextLang(place.name)}>{place.name}</span>}
          <span className="mute">{t('content.sky.change')}</span>
        </Button>
      </div>
      {isFailed && <p role="status">{t('content.sky.placeFailed')}</p>}
      {isOpen && (
        <>
          <PlaceCombobox
            label={t('content.sky.city')}
            name="skyCity"
            hint={t('content.place.hint')}
            error={problem}
            value={text}
            onInput={setText}
            onPick={({ slug }) => choose({ city: slug })}
          />
          <div className="row">
            <Button variant="secondary" small onClick={locate}>
              {t('content.sky.locate')}
            </Button>
          </div>
          <p className="tiny mute">{t('content.sky.privacy')}</p>
        </>
      )}
    </Box>
  );
}
