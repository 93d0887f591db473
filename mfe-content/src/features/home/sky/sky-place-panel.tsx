import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import type { SkyPlaceRequest } from '../../../api/sky';
import { PlaceCombobox } from '../../../components/place-combobox';

/** Rounded to a tenth of a degree, about ten kilometres: precise enough for the sky, and private. */
const roundDegrees = (degrees: number) => Math.round(degrees * 10) / 10;

/** Chooses another place for the sky: by name, or by the device's location, which only its button requests. */
export function SkyPlacePanel({ onChoose }: { onChoose: (place: SkyPlaceRequest) => void }) {
  const t = useTranslations();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  // The browser may answer after the person has chosen a place by name or closed the panel.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  function locate() {
    // The DOM types always contain it, but browsers omit it without TLS.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return setProblem(t('content.sky.noLocation'));
    geolocation.getCurrentPosition(
      ({ coords }) => isShown.current && onChoose({ lat: roundDegrees(coords.latitude), lng: roundDegrees(coords.longitude) }),
      () => setProblem(t('content.sky.noLocation')),
      { maximumAge: 3_600_000, timeout: 10_000 },
    );
  }

  return (
    <>
      <PlaceCombobox
        label={t('content.sky.city')}
        name="skyCity"
        hint={t('content.place.hint')}
        error={problem}
        value={text}
        hasPage
        onInput={setText}
        onPick={({ slug }) => onChoose({ city: slug })}
      />
      <div className="row">
        <Button variant="secondary" small onClick={locate}>
          {t('content.sky.locate')}
        </Button>
      </div>
      <p className="tiny mute">{t('content.sky.privacy')}</p>
    </>
  );
}
