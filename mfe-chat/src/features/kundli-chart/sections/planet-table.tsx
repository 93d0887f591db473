import styled from 'styled-components';
import { nakshatras, signs, type Kundli, type KundliPlanet } from '@oracle-astra/shared/contract';
import { Table } from '@oracle-astra/shared/components';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { nakshatraLabels, planetLabels, signLabels } from '@oracle-astra/shared/terms';
import { Button } from '@oracle-astra/shared/ui';
import { formatAboutDegrees, formatDegrees } from '../figure/format-degrees';

const formatSign = (sign: number, t: Translate) => t(signLabels[signs[sign - 1] ?? 'Aries']);
/** Both signs of a planet that changed its sign on a date without a time. */
const formatSigns = ({ sign, open_signs }: KundliPlanet, t: Translate) =>
  open_signs ? `${open_signs.map((each) => formatSign(each, t)).join(' / ')} (${t('chat.reading.unsure')})` : formatSign(sign, t);
const nakshatraName = (nakshatra: number, t: Translate) => t(nakshatraLabels[nakshatras[nakshatra - 1] ?? 'Ashwini']);
const formatNakshatra = (nakshatra: number, pada: number, t: Translate) =>
  t('chat.reading.pada', { nakshatra: nakshatraName(nakshatra, t), pada: String(pada) });

/** Nakshatra and pada, as far as they are certain on a date without a time. */
function formatStar({ nakshatra, pada, open_star }: KundliPlanet, t: Translate): string {
  if (open_star === 'nakshatra') return '–';
  return open_star === 'pada' ? nakshatraName(nakshatra, t) : formatNakshatra(nakshatra, pada, t);
}

/** Breaks into two lines, so that a phone shows the whole table. */
const StarCell = styled.td`
  && {
    white-space: normal;
  }
`;

/** Aligns the names of planets with that of the ascendant, even if they are buttons. */
const NameCell = styled.th`
  button {
    padding-inline: 0;
  }
`;

interface PlanetTableProps {
  kundli: Kundli;
  onSelect?: (planet: KundliPlanet) => void;
}

/** Ascendant and planets with sign, degrees, house and nakshatra; a name opens the reading of the planet. */
export function PlanetTable({ kundli: { ascendant, planets }, onSelect }: PlanetTableProps) {
  const t = useTranslations();
  const degreesOf = ({ name, longitude, open_signs }: KundliPlanet) =>
    ascendant ? formatDegrees(longitude) : name === 'Moon' || open_signs ? '–' : formatAboutDegrees(longitude);
  return (
    <Table label={t('chat.reading.planets')}>
      <thead>
        <tr>
          <th scope="col">{t('chat.reading.planet')}</th>
          <th scope="col">{t('chat.reading.sign')}</th>
          <th scope="col">{t('chat.reading.degree')}</th>
          {ascendant && <th scope="col">{t('chat.reading.house')}</th>}
          <th scope="col">{t('chat.reading.nakshatra')}</th>
        </tr>
      </thead>
      <tbody>
        {ascendant && (
          <tr>
            <th scope="row">{t('chat.chart.ascendant')}</th>
            <td>{formatSign(ascendant.sign, t)}</td>
            <td>{formatDegrees(ascendant.longitude)}</td>
            <td>1</td>
            <StarCell>{formatNakshatra(ascendant.nakshatra, ascendant.pada, t)}</StarCell>
          </tr>
        )}
        {planets.map((planet) => (
          <tr key={planet.name}>
            <NameCell scope="row">
              <PlanetName planet={planet} onSelect={onSelect} />
            </NameCell>
            <td>{formatSigns(planet, t)}</td>
            <td>{degreesOf(planet)}</td>
            {ascendant && <td>{planet.house}</td>}
            <StarCell>{formatStar(planet, t)}</StarCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function PlanetName({ planet, onSelect }: { planet: KundliPlanet; onSelect?: (planet: KundliPlanet) => void }) {
  const t = useTranslations();
  const mark = planet.retrograde && planet.name !== 'Rahu' && planet.name !== 'Ketu' && (
    <sup>
      <abbr title={t('chat.reading.retrograde')}>{t('chat.reading.retrogradeMark')}</abbr>
    </sup>
  );
  const name = t(planetLabels[planet.name]);
  return onSelect ? (
    <Button variant="plain" small onClick={() => onSelect(planet)}>
      {name}
      {mark}
    </Button>
  ) : (
    <>
      {name}
      {mark}
    </>
  );
}
