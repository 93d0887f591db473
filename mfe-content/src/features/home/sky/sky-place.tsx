import { useRef, useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '@oracle-astra/shared/api';
import type { CalendarPlace } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Icon } from '@oracle-astra/shared/ui';
import type { SkyPlaceRequest } from '../../../api/sky';
import { SkyPlacePanel } from '../late-parts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
`;

interface SkyPlaceProps {
  place: CalendarPlace | undefined;
  /** Why the sky over the place could not be loaded. */
  error: unknown;
  isBusy: boolean;
  onChoose: (place: SkyPlaceRequest) => void;
}

/** The place of the sky, and a panel to choose another one. */
export function SkyPlace({ place, error, isBusy, onChoose }: SkyPlaceProps) {
  const t = useTranslations();
  const isUnknown = isApiError(error) && error.code === 'not_found';
  const [isOpen, setIsOpen] = useState(false);

  const box = useRef<HTMLDivElement>(null);

  function choose(chosen: SkyPlaceRequest) {
    // The focused field is removed with the panel.
    if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus();
    setIsOpen(false);
    onChoose(chosen);
  }

  return (
    <Box ref={box}>
      <div className="row">
        <Button variant="plain" small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} busy={isBusy}>
          <Icon name="pin" size={20} />
          {place && <span lang={getTextLang(place.name)}>{place.name}</span>}
          <span className="mute">{t('content.sky.change')}</span>
        </Button>
      </div>
      {error !== undefined && <p role="status">{t(isUnknown ? 'content.sky.placeUnknown' : 'content.sky.placeFailed')}</p>}
      {isOpen && <SkyPlacePanel onChoose={choose} />}
    </Box>
  );
}
