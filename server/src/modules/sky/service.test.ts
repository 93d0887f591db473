import { ascendantAt } from '../../astrology';
import { createSkyService } from './service';

const delhi = { lat: 28.6139, lng: 77.209 };

it('names the sign that is rising also in its last seconds, of Pisces too', async () => {
  const noon = Date.UTC(2026, 10, 22, 6);
  const seconds = Array.from({ length: 86_400 }, (_, second) => new Date(noon + second * 1000));
  // Half a hundredth of a degree before the end of a sign, which rounding would move to the next one.
  const ends = seconds.filter((at) => ascendantAt(at, delhi.lat, delhi.lng) % 30 > 29.996);
  const rising = new Set<number>();
  for (const at of ends) {
    const sky = createSkyService({ clock: () => at, places: {} as never });
    const { ascendant } = (await sky.now({}, 'en')).sky;
    const sign = Math.floor(ascendantAt(at, delhi.lat, delhi.lng) / 30) + 1;
    expect(Math.floor((ascendant ?? 0) / 30) + 1).toBe(sign);
    rising.add(sign);
  }
  expect(rising.size).toBeGreaterThan(6);
});
