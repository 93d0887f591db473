import { signs, type Kundli, type KundliPlanet } from '@oracle-astra/shared/contract';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { planetLabels, signLabels } from '@oracle-astra/shared/terms';
import { Button, DescriptionList, Panel } from '@oracle-astra/shared/ui';
import styled from 'styled-components';
import { AskButtons } from '../../components/ask-buttons';
import { formatDegrees } from './figure/format-degrees';
import type { ChartSelection } from './figure/touch-chart';

const Reading = styled(Panel)`
  padding: var(--s-4);
`;

interface HouseReadingProps {
  bid: string;
  kundli: Kundli;
  selection: ChartSelection;
  onSelectPlanet: (planet: KundliPlanet | null) => void;
}

const nth = (house: number, t: Translate) => t('chat.reading.nthHouse', { house: String(house) });
const theme = (house: number, t: Translate) => t('chat.reading.theme', { house: String(house) });
const planetName = ({ name }: KundliPlanet, t: Translate) => t(planetLabels[name]);

function joinNames(names: readonly string[], t: Translate): string {
  return names.reduce((first, next, index) => (index === names.length - 1 ? t('chat.reading.and', { first, next }) : `${first}, ${next}`));
}

/** One sentence about a house: the effect of its planets, or the position of its lord if it is empty. */
function getHouseSentence({ planets }: Kundli, house: number, t: Translate): string {
  const inside = planets.filter((planet) => planet.house === house);
  const lord = planets.find(({ rules }) => rules.includes(house));
  if (inside.length > 0) {
    const gifts = inside.map(({ name }) => t('chat.reading.gift', { planet: name }));
    return t('chat.reading.occupied', { gifts: joinNames(gifts, t), theme: theme(house, t) });
  }
  if (!lord?.house) return '';
  return t('chat.reading.empty', {
    theme: theme(house, t),
    lord: planetName(lord, t),
    place: nth(lord.house, t),
    other: theme(lord.house, t),
  });
}

function getPlanetSentence(planet: KundliPlanet, t: Translate): string {
  const { name, house, dignity, combust } = planet;
  const first = t('chat.reading.planetIn', {
    planet: planetName(planet, t),
    gift: t('chat.reading.gift', { planet: name }),
    theme: theme(house ?? 1, t),
  });
  const second = t('chat.reading.dignity', { dignity, planet: planetName(planet, t) });
  return [first, second, combust ? t('chat.reading.combust') : ''].filter(Boolean).join(' ');
}

function getPlanetRows({ sign, longitude, aspects, rules }: KundliPlanet, t: Translate) {
  const list = (houses: readonly number[]) =>
    houses.length > 0
      ? joinNames(
          houses.map((each) => nth(each, t)),
          t,
        )
      : t('chat.reading.none');
  return [
    { term: t('chat.reading.position'), value: `${t(signLabels[signs[sign - 1] ?? 'Aries'])} ${formatDegrees(longitude)}` },
    { term: t('chat.reading.lordOf'), value: list(rules) },
    { term: t('chat.reading.looksFrom'), value: list(aspects) },
  ];
}

function getHouseRows({ planets }: Kundli, house: number, t: Translate) {
  const lord = planets.find(({ rules }) => rules.includes(house));
  const aspectedBy = planets.filter(({ aspects }) => aspects.includes(house)).map((planet) => planetName(planet, t));
  const seen = [...new Set(planets.filter((planet) => planet.house === house).flatMap(({ aspects }) => aspects))];
  const none = t('chat.reading.none');
  return [
    {
      term: t('chat.reading.lord'),
      value: lord ? t('chat.reading.lordIn', { lord: planetName(lord, t), place: nth(lord.house ?? 1, t) }) : none,
    },
    { term: t('chat.reading.looksHere'), value: aspectedBy.length > 0 ? joinNames(aspectedBy, t) : none },
    {
      term: t('chat.reading.looksFrom'),
      value:
        seen.length > 0
          ? joinNames(
              seen.map((each) => nth(each, t)),
              t,
            )
          : none,
    },
  ];
}

/** The reading of a selected house or planet: one sentence, its lord and aspects, and a link to ask about it. */
export function HouseReading({ bid, kundli, selection: { house, planet }, onSelectPlanet }: HouseReadingProps) {
  const t = useTranslations();
  const inside = kundli.planets.filter((each) => each.house === house);
  const sign = t(signLabels[signs[((kundli.ascendant?.sign ?? 1) + house - 2) % 12] ?? 'Aries']);
  const title = planet ? planetName(planet, t) : t('chat.reading.houseTitle', { house: nth(house, t), theme: theme(house, t) });
  const question = planet
    ? t('chat.reading.askPlanet', { planet: planetName(planet, t), place: nth(house, t) })
    : t('chat.reading.askHouse', { place: nth(house, t), theme: theme(house, t) });
  return (
    <Reading className="stack">
      <div>
        <h3>{title}</h3>
        <p className="small mute">{planet ? t('chat.reading.inHouse', { place: nth(house, t), theme: theme(house, t) }) : sign}</p>
      </div>
      <p>{planet ? getPlanetSentence(planet, t) : getHouseSentence(kundli, house, t)}</p>
      {inside.length > 0 && (
        <div className="row">
          {inside.map((each) => (
            <Button key={each.name} small aria-pressed={each === planet} onClick={() => onSelectPlanet(each === planet ? null : each)}>
              {`${planetName(each, t)} ${formatDegrees(each.longitude)}`}
            </Button>
          ))}
        </div>
      )}
      <DescriptionList rows={planet ? getPlanetRows(planet, t) : getHouseRows(kundli, house, t)} />
      <AskButtons bid={bid} question={question} />
    </Reading>
  );
}
