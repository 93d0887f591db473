import { solarDay } from '../../astrology/calendar/solar-day';
import { bar, colours, label, line, scale, type Figure } from '../svg';
import { clockHours } from '../time';

const delhi = { lat: 28.6139, lng: 77.209 };
/** The eighth of the daylight, from 0, Sunday first. */
const eighths = [7, 1, 6, 4, 5, 3, 2];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Rahu kalam of each weekday in Delhi on the longest and the shortest day of 2026. */
export function rahuKalamWeek(): Figure {
  const x = scale([5, 20], [64, 624]);
  const days = [
    { date: Date.UTC(2026, 5, 21), fill: colours.gold, top: 0 },
    { date: Date.UTC(2026, 11, 21), fill: colours.saffron, top: 17 },
  ];
  const bars = days.flatMap(({ date, fill, top }) => {
    const day = solarDay(date, delhi);
    if (day === null) return [];
    const [rise, set] = [clockHours(day.sunrise), clockHours(day.sunset)];
    const eighth = (set - rise) / 8;
    return eighths.flatMap((at, weekday) => [
      bar(x(rise), 52 + weekday * 44 + top, x(set) - x(rise), 14, fill, 0.16),
      bar(x(rise + at * eighth), 52 + weekday * 44 + top, x(rise + eighth) - x(rise), 14, fill),
    ]);
  });
  return {
    title: 'Rahu kalam by weekday in Delhi, in June and in December',
    height: 420,
    parts: [
      ...[6, 9, 12, 15, 18].flatMap((hour) => [
        line(x(hour), 40, x(hour), 360),
        label(x(hour), 32, hour === 12 ? '12 noon' : hour < 12 ? `${hour} am` : `${hour - 12} pm`, { anchor: 'middle', size: 17 }),
      ]),
      ...weekdays.map((name, index) => label(54, 74 + index * 44, name, { anchor: 'end', fill: colours.text })),
      ...bars,
      bar(64, 380, 26, 14, colours.gold),
      label(98, 394, '21 June', { fill: colours.text }),
      bar(230, 380, 26, 14, colours.saffron),
      label(264, 394, '21 December', { fill: colours.text }),
      label(624, 394, 'pale: daylight', { anchor: 'end', size: 17 }),
    ],
  };
}
